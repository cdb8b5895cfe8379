"""A process that keeps matches: storage, one thread that writes, bots, clocks, a bus between processes."""
