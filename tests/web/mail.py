"""A mail server on loopback that keeps what it is given."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from email.message import EmailMessage

from windsock.web.settings import Mail

PATIENCE = 20.0


class Handler(socketserver.StreamRequestHandler):
    server: Sink

    def handle(self) -> None:
        self.wfile.write(b"220 sink\r\n")
        while line := self.rfile.readline().strip().upper():
            if line.startswith(b"EHLO"):
                self.wfile.write(b"250 sink\r\n")
            elif line == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.server.letters.append(text.decode())
                self.wfile.write(b"250 kept\r\n")
            elif line == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


class Sink(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.letters: list[str] = []

    @property
    def mail(self) -> Mail:
        return Mail("127.0.0.1", self.server_address[1], "table@example.org")

    def wait(self, count: int) -> list[EmailMessage]:
        """So many letters, when they are there."""
        end = time.monotonic() + PATIENCE
        while len(self.letters) < count and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.letters) == count, self.letters
        return [message_from_string(text, policy=policy.default) for text in self.letters]

    def secret(self, count: int, page: str) -> str:
        """What stands after the # in the link of the newest of so many letters."""
        found = re.search(rf"/{page}#(\S+)", text_of(self.wait(count)[-1]))
        assert found is not None
        return found[1]


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


@contextmanager
def sink() -> Iterator[Sink]:
    with Sink() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
