"""For all tests."""

from __future__ import annotations

import signal

# A shell that starts the tests in the background makes them ignore Ctrl+C, and with them every process that
# a test starts. Some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
