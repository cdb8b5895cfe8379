"""The hooks that pip and others call (PEP 517): those of setuptools, and what they cannot know.

- A compiled build asks for the compiler's packages; a plain one asks for nothing but setuptools.
- Compiling never fails an installation: the build falls back to plain Python and says so, unless
  WINDSOCK_COMPILED=1 demands a compiled one. WINDSOCK_PURE=1 asks for the plain one.
- Nothing leaves without the rules. A source package, and what is built from one, never leaves without the
  browser client either. A build straight from a checkout makes the client if it can; if it cannot, it is
  still good for the engine and the terminal, and says what it lacks.
"""

from __future__ import annotations

import os
import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from .compiling import NEEDED, is_demanded, obstacle
from .contents import HERE, check_contents, say

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *(() if obstacle() else NEEDED)]


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    check_contents(may_lack_client=not (HERE / "PKG-INFO").is_file())
    clear()
    try:
        return build_meta.build_wheel(folder, settings, metadata)
    except (Exception, SystemExit) as error:
        if is_demanded() or obstacle():
            raise
        say(f"plain Python build (compiling failed: {error})")
    clear()
    os.environ["WINDSOCK_PURE"] = "1"
    return build_meta.build_wheel(folder, settings, metadata)


def clear() -> None:
    """setuptools would put what an earlier build left behind into the new one."""
    for left in (*HERE.glob("build/lib*"), *HERE.glob("build/bdist.*")):
        shutil.rmtree(left)
