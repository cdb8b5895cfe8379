"""The laws that every game obeys, ours or a plug-in, and the reports on its rules. See docs/laws.md."""
