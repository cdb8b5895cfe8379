"""What one watcher is shown at one moment: the same for every surface."""
