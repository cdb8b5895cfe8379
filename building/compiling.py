"""Compiles with mypyc where that is possible.

The compiled modules are one library, so that calls between the core and the games are direct. The sources
stay in the wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

COMPILED = (
    "src/windsock/core/*.py",
    "src/windsock/boards/*.py",
    "src/windsock/mechanics/*.py",
    "src/windsock/games/**/*.py",
    *(f"src/windsock/match/{name}.py" for name in ("fold", "match")),
    *(f"src/windsock/frames/{name}.py" for name in ("frame", "public", "saying", "sparing")),
)

# Names of files that stay plain Python wherever they stand. Views and events say what they hold by their
# types, and the compiler forgets what is inside `dict[str, int]`.
NEVER = ("__init__.py", "events.py", "view.py")

# Files that match above but stay plain Python, as "src/windsock/core/example.py".
PLAIN: tuple[str, ...] = (
    "src/windsock/core/compiled.py",  # what stands in for the compiler's package when that is absent
    "src/windsock/core/show.py",  # marks for types, and the type of what is declared with them
)

# For the build alone. The modules of `match` are made of msgspec's classes: the compiler must see those.
NEEDED = ("mypy[mypyc]>=1.15", "msgspec>=0.19")

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}  # the commands that need the modules


def is_demanded() -> bool:
    return os.environ.get("WINDSOCK_COMPILED") == "1"


def modules() -> list[str]:
    """The sources to compile, in an order that does not depend on the machine."""
    here = Path(__file__).parent.parent
    found = {path.relative_to(here).as_posix() for pattern in COMPILED for path in here.glob(pattern)}
    if unknown := set(PLAIN) - found:
        sys.exit(f"windsock: PLAIN names files that are not there: {', '.join(sorted(unknown))}")
    return sorted(name for name in found - set(PLAIN) if Path(name).name not in NEVER)


def can_compile_c() -> bool:
    """Whether a C compiler is there, and Python's headers with it."""
    if os.name == "nt":
        return True  # setuptools finds Visual C++ by itself; without it the build falls back
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return PY_MAJOR_VERSION; }\n")
        compile_it = [*command.split(), f"-I{sysconfig.get_path('include')}", "-c", source.name]
        try:
            return subprocess.run(compile_it, cwd=folder, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def obstacle() -> str | None:
    """Why a build on this machine is plain Python, or None."""
    if os.environ.get("WINDSOCK_PURE") == "1":
        return "WINDSOCK_PURE=1"
    if sys.implementation.name != "cpython":
        return f"mypyc does not compile for {sys.implementation.name}"
    if not can_compile_c():
        return "no C compiler with Python's headers"
    return None


def lacking() -> str | None:
    """What this build, with the packages that it has, cannot compile without."""
    if "editable_wheel" in sys.argv or "develop" in sys.argv:
        return "editable: compiled modules would hide later edits"
    missing = [name for name in ("mypyc", "msgspec") if find_spec(name) is None]
    return f"not installed: {', '.join(missing)}" if missing else None


def extensions() -> list[Any]:
    if not BUILDS.intersection(sys.argv) and "editable_wheel" not in sys.argv:
        return []  # only metadata is asked for
    if reason := obstacle() or lacking():
        if is_demanded():
            sys.exit(f"windsock: WINDSOCK_COMPILED=1 cannot be done ({reason})")
        print(f"windsock: plain Python build ({reason})", flush=True)
        return []
    from mypyc.build import mypycify

    print(f"windsock: compiling {len(modules())} modules with mypyc", flush=True)
    # Strictness is for `make check`, where every library is installed; here types guide the compiler.
    lenient = ["--ignore-missing-imports", "--no-warn-unused-ignores", "--allow-subclassing-any"]
    try:
        compiled: list[Any] = mypycify(
            [*lenient, *modules()], opt_level="3", debug_level="0", group_name="windsock", multi_file=True
        )
    except SystemExit as refusal:
        raise RuntimeError("mypyc refuses the sources, see above") from refusal
    return compiled


class Build(build_ext):
    """Compiles the files of an extension on all cores; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **settings), sources)
                return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()
