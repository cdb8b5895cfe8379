"""How every command ends: with characters that a stream cannot write, readers that leave, Ctrl+C."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

STOPPED = 130  # what shells expect of a command that Ctrl+C has ended
LEFT = 141  # and of one whose reader has left
UNWRITTEN = 2  # the output is incomplete, as on a full disk


@contextmanager
def polite() -> Iterator[None]:
    """Replaces characters that a stream cannot write. Ends quietly after Ctrl+C or a reader who left."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:  # it may have been closed before the start
                sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # Click has noticed it first
            sys.exit(LEFT)
        raise
    except OSError as error:  # a reader who left, a full disk
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"{error}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads the rest
        sys.exit(LEFT if isinstance(error, BrokenPipeError) else UNWRITTEN)


def is_screen() -> bool:
    """Whether a full screen can be drawn: a terminal on both sides that can do more than print lines."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return is_terminal and "utf" in sys.stdout.encoding.lower()
