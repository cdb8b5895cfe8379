"""A program that does everything wrong once, for test_programs.py, and then one thing right."""

import json
import sys
from typing import Any

WRONG = {  # what it says, and the key of what it is told
    "what a long way": "bad-request",
    '{"move": "dra': "bad-request",
    '["draw"]': "bad-request",
    "[" * 60_000: "bad-request",
    '{"move": "\\ud800"}': "bad-request",
    '{"move": "draw", "number": NaN}': "bad-request",
    '{"move": "draw", "number": 1e999}': "bad-request",
    '{"move": "draw", "number": -1}': "bad-request",
    '{"move": 7}': "bad-request",
    '{"type": "dance", "id": "x"}': "bad-request",
    '{"type": ["play"], "move": "draw"}': "bad-request",
    '{"type": "hello", "tokens": []}': "bad-request",
    '{"move": "draw", "seat": 1}': "seat-not-yours",
    '{"move": "draw", "more": "' + "x" * 100_000 + '"}': "too-big",
    '{"move": "' + "\u00e9" * 40_000 + '"}': "too-big",
    '{"move": "draw", "more": "' + "x" * 65_480 + '"}': "too-big",  # with what sit adds to it
    '{"move": "fly away"}': "notation-verb",
    '{"move": "cash"}': "refused",
}


def heard() -> dict[str, Any]:
    said: dict[str, Any] = json.loads(sys.stdin.readline())
    return said


def next_said(kind: str) -> dict[str, Any]:
    while (said := heard())["type"] != kind:
        pass
    return said


next_said("welcome")
while not (frame := next_said("frame"))["moves"]:
    pass
for line, key in WRONG.items():
    print(line, flush=True)
    answer = next_said("answer")
    told = "refused" if "refused" in answer else answer["trouble"]["key"]
    assert told == key, (line[:80], answer)
    again = next_said("frame")  # it is asked again
    assert again["moves"] == frame["moves"], line[:80]
print(json.dumps({"id": "mine", "move": frame["moves"][0]["text"]}), flush=True)
answer = next_said("answer")
assert answer["id"] == "mine"
assert "count" in answer, answer
