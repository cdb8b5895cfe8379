"""What a visitor does wrong is not the owner's concern: it fills no log."""

from __future__ import annotations

import logging

import pytest

from windsock.web.logs import write_logs


def test_requests_that_cannot_be_read_fill_no_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    server = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(server, "level", logging.NOTSET)
    write_logs()
    server.warning("Invalid HTTP request received.")
    assert "Invalid" not in capsys.readouterr().err
    server.error("Our own fault.")
    assert "Our own fault." in capsys.readouterr().err
