"""The one word we need from the compiler: `mypyc_attr` marks bases that plain Python plug-ins extend.

This file itself is never compiled; without the compiler's package the mark does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda cls: cls
