"""A program that plays a seat: reads JSON lines, writes JSON lines. Standard library only.

    windsock sit 'http://localhost:8000/table/ID#TOKEN' -- python examples/greedy.py

It knows nothing of the game's rules: of the legal moves it takes one of the kind in which it has the most
choice, and among those the one with the longest text (three shares rather than one).
"""

import json
import sys
from collections import Counter


def choose(moves: list[dict[str, str]]) -> str:
    kinds = Counter(move["verb"] for move in moves)
    return max(moves, key=lambda move: (kinds[move["verb"]], len(move["text"]), move["text"]))["text"]


answered = None
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "welcome":
        print("I play seat", said["seat"] + 1, file=sys.stderr)
    elif said["type"] == "frame":
        if said["stage"] == "over":
            print("scores:", said["outcome"]["scores"], file=sys.stderr)
        elif said["moves"] and answered != said["number"]:
            answered = said["number"]
            print(json.dumps({"number": said["number"], "move": choose(said["moves"])}), flush=True)
    elif said["type"] == "answer" and ("refused" in said or "trouble" in said):
        print("refused:", said, file=sys.stderr)
