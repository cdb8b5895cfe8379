"""A process that hosts matches: storage, one writing thread, bots, clocks, a bus between processes."""
