"""The steps, oldest first. A step that was released never changes."""
