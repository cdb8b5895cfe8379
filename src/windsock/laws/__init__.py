"""The laws that every game obeys, ours or a plug-in. See docs/laws.md."""
