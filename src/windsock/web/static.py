"""The built client, read once, kept in memory and sent compressed. Hashed files are cached for ever."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get

from windsock.core.trouble import Trouble

from .settings import Settings

PAGES = [
    "/",
    "/new",
    "/lobby",
    "/table/{match:str}",
    "/replay/{match:str}",
    "/rules",
    "/rules/{game:str}",
    "/account",
    "/confirm",
    "/recover",
    "/unsubscribe",
]
SQUEEZED = {"br": ".br", "gzip": ".gz"}  # suffix by encoding, the best first
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File:
    """One file of the client, with its compressed forms."""

    def __init__(self, path: Path, is_hashed: bool) -> None:
        self.content = path.read_bytes()
        self.squeezed = {
            encoding: other.read_bytes()
            for encoding, ending in SQUEEZED.items()
            if (other := path.with_name(path.name + ending)).is_file()
        }
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.cache = FOR_EVER if is_hashed else ASK_AGAIN
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        wanted = request.headers.get("accept-encoding", "")
        for encoding, content in self.squeezed.items():
            if encoding in wanted:
                headers["content-encoding"] = encoding
                return Response(content, media_type=self.type, headers=headers)
        return Response(self.content, media_type=self.type, headers=headers)


def client_files(folder: Path) -> dict[str, File]:
    """All files by path on the server. Vite puts files with a hash in their name into `assets`."""
    endings = set(SQUEEZED.values())
    return {
        name: File(path, name.startswith("assets/"))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in endings
        for name in [path.relative_to(folder).as_posix()]
    }


def routes(settings: Settings) -> Router:
    """The routes of the client's pages and files."""
    files = client_files(settings.static)

    @get(PAGES, include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Every page is the same file. The client reads the address."""
        if "index.html" in files:
            return files["index.html"].answer(request)
        missing = f"{Trouble('no-client')}\n"
        return Response(missing.encode(), media_type="text/plain; charset=utf-8", status_code=503)

    @get(["/assets/{path:path}", "/{name:str}"], include_in_schema=False, sync_to_thread=False)
    def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.url.path.lstrip("/")
        if name in files:
            return files[name].answer(request)
        if "index.html" not in files or "text/html" not in request.headers.get("accept", ""):
            raise Trouble("no-such-page")
        lost = files["index.html"].answer(request)  # the client has a page for it
        lost.status_code = 404
        return lost

    return Router("/", route_handlers=[page, file])
