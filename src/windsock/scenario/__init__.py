"""Scenarios: TOML files that set up a position, play lines of notation and compare. See docs/scenarios.md."""

from __future__ import annotations

from .file import Scenario, files, read
from .listing import lines_of, moves_of
from .run import Failure, run

__all__ = ["Failure", "Scenario", "files", "lines_of", "moves_of", "read", "run"]
