"""A program for `windsock sit` that plays the first legal move and writes down all that it is told."""

import json
import sys
from pathlib import Path

told: list[object] = []
frame = None
count = 0
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "answer":
        count = said.get("count", count)
        frame = frame if "count" in said else None
    if said["type"] == "frame":
        frame = said
        told = said["events"] if said["is_full"] else [*told, *said["events"]]
        if said["stage"] == "over":
            Path(sys.argv[1]).write_text(json.dumps(told), encoding="utf-8")
    if frame is not None and frame["moves"] and frame["count"] >= count:
        print(json.dumps({"number": frame["number"], "move": frame["moves"][0]["text"]}), flush=True)
        frame = None
