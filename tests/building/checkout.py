"""A checkout of its own for a build: the files of this one as they are now, nothing that was made."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent.parent.parent
STATIC = Path("src/windsock/web/static")


def files() -> list[str]:
    """Every file that is or would be tracked."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    listed = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (HERE / name).exists()]


def check_out(folder: Path, *, is_built: bool) -> Path:
    """A copy, with or without the built client."""
    for name in files():
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / name, copy)
    if is_built:
        shutil.copytree(HERE / STATIC, folder / STATIC, copy_function=shutil.copyfile)
    return folder


def example() -> str:
    """What the README shows of Python."""
    page = (HERE / "README.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]  # type: ignore[no-any-return]
