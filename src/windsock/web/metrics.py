"""What the server counts about itself, for Prometheus, and whether writes succeed."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from windsock.hosting.condition import Condition

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Measures:
    """The metrics of one process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter(
            "windsock_actions", "Commands written to a journal, by kind", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "windsock_refusals", "Commands that were refused, by kind", ["kind"], registry=self.registry
        )
        self.seconds = Histogram(
            "windsock_command_seconds",
            "From a command's arrival to its answer",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.frames = Counter("windsock_frames", "Frames sent to watchers", registry=self.registry)
        self.painted = Counter(
            "windsock_frames_painted", "Frames made; the others were shared", registry=self.registry
        )
        self.sockets = Gauge("windsock_sockets", "Open sockets", registry=self.registry)
        self.matches = Gauge("windsock_live_matches", "Matches held in memory", registry=self.registry)
        self.notices = Counter("windsock_notices", "Notices sent by e-mail", registry=self.registry)
        self.errors = Counter("windsock_errors", "Requests that failed by our fault", registry=self.registry)
        self.broken = Gauge(
            "windsock_broken_matches", "Matches that cannot be opened", registry=self.registry
        )
        self.failing = Gauge("windsock_writes_failing", "1 while writes fail", registry=self.registry)
        self.failures = Counter(
            "windsock_write_failures", "Transactions that could not be written", registry=self.registry
        )
        self.failures_seen = 0
        self.written = cache(self.actions.labels)  # finding a label costs more than counting

    def note(self, condition: Condition) -> None:
        """Updates the metrics of writing."""
        self.failing.set(condition.failing is not None)
        self.failures.inc(condition.failures - self.failures_seen)
        self.failures_seen = condition.failures
