"""A program that plays a seat: reads JSON lines, writes JSON lines. Standard library only.

    windsock sit - -- python examples/greedy.py       # then give it the seat's link

It knows nothing of the game's rules: of the legal moves it takes one of the kind in which it has the most
choice, and among those the one with the longest text (three shares rather than one).
"""

import json
import sys
from collections import Counter


def choose(moves: list[dict[str, str]]) -> str:
    kinds = Counter(move["verb"] for move in moves)
    return max(moves, key=lambda move: (kinds[move["verb"]], len(move["text"]), move["text"]))["text"]


frame = None  # the newest one
count = 0  # the entry that our last move became
is_waiting = False  # for an answer
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "welcome":
        print("I play seat", said["seat"] + 1, file=sys.stderr)
    elif said["type"] == "frame":
        frame = said
        if said["stage"] == "over":
            print("scores:", said["outcome"]["scores"], file=sys.stderr)
    elif said["type"] == "answer":
        is_waiting = False
        if "count" in said:
            count = said["count"]
        else:
            print("refused:", said, file=sys.stderr)
            frame = None  # it comes again
    if frame and frame["moves"] and frame["count"] >= count and not is_waiting:
        is_waiting = True
        move = {"id": frame["count"], "number": frame["number"], "move": choose(frame["moves"])}
        print(json.dumps(move), flush=True)
