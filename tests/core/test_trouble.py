"""What is behind a trouble, and how one that is kept is raised again."""

from __future__ import annotations

import pytest

import windsock
from windsock.core import record
from windsock.core.trouble import Trouble


def fail(how: str) -> None:
    try:
        raise Trouble("first")
    except Trouble as first:
        if how == "from it":
            raise Trouble("second") from first
        if how == "from None":
            raise Trouble("second") from None
        raise Trouble("second")  # noqa: B904


@pytest.mark.parametrize(("how", "cause"), [("from it", "first"), ("after it", "first"), ("from None", None)])
def test_the_trouble_behind_another_is_told_unless_that_is_not_wanted(how: str, cause: str | None) -> None:
    with pytest.raises(Trouble) as found:
        fail(how)
    behind = found.value.cause()
    assert (None if behind is None else behind.key) == cause


def test_a_read_only_table_collects_no_tracebacks() -> None:
    table = windsock.game("airlines-europe").new(seats=2, seed=7)
    table.read_only = Trouble("save-newer", version="9.0", now="1.0")
    move = table.write(table.legal(table.asked[0])[0])
    for attempt in (lambda: table.play(table.asked[0], move), lambda: record.save(table, "never.wsk")):
        with pytest.raises(Trouble) as found:
            attempt()
        assert (found.value.key, found.value.facts) == ("save-newer", {"version": "9.0", "now": "1.0"})
        assert table.read_only.__traceback__ is None
