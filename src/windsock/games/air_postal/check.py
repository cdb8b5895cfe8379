"""placeholder"""

from pathlib import Path

from windsock.core.game import Finding


def check(folder: Path) -> list[Finding]:
    return []
