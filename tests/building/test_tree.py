"""Every file can be checked out on every system, Windows too."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import PurePosixPath

from .checkout import HERE, files

RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')
LONGEST = 150  # of the 260 that a path may have there, folders above the checkout included


def parts() -> set[PurePosixPath]:
    """Files and the folders that they lie in."""
    paths = {PurePosixPath(name) for name in files()}
    return paths | {folder for path in paths for folder in path.parents}


def test_no_file_is_a_link() -> None:
    assert [name for name in files() if (HERE / name).is_symlink()] == []


def test_every_name_is_allowed_everywhere() -> None:
    wrong = [str(path) for path in parts() if RESERVED.fullmatch(path.name) or FORBIDDEN.search(path.name)]
    assert wrong == []
    assert [name for name in files() if len(name) > LONGEST] == []


def test_no_two_names_differ_by_their_case_alone() -> None:
    folded = Counter(str(path).casefold() for path in parts())
    assert [name for name, count in folded.items() if count > 1] == []


def test_lines_end_as_everywhere() -> None:
    told = subprocess.run(
        ["git", "ls-files", "--eol"], cwd=HERE, capture_output=True, text=True, check=True
    ).stdout
    assert [line for line in told.splitlines() if line.startswith(("i/crlf", "i/mixed"))] == []
