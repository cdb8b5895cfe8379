"""Which rule has which code and tests, how often it fires, and mutants that some test must notice."""
