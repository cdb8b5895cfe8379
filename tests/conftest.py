"""For all tests."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable

import pytest

# A shell that starts the tests in the background makes them ignore Ctrl+C, and with them every process that
# a test starts. Some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

FUZZED = "fuzzed "


@pytest.fixture
def fuzzed(record_property: Callable[[str, object], None]) -> Callable[[str, int], None]:
    """Counts what was sent to a server that should not mind. The figures stand at the end of the run."""
    return lambda kind, count: record_property(FUZZED + kind, count)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    sent: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        sent.update({key: count for key, count in report.user_properties if key.startswith(FUZZED)})
    if sent:
        parts = [f"{count:,} {key.removeprefix(FUZZED)}" for key, count in sent.items()]
        terminalreporter.write_line(
            f"fuzzed, without a server error: {', '.join(parts)}; {sent.total():,} in all"
        )
