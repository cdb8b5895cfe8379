"""Sends e-mail in the reader's language: confirm your address, choose a new password, it is your turn."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Final

from windsock.core.trouble import Trouble
from windsock.language import LANGUAGES, Speaker

from .accounts.letters import Kind, Letters
from .accounts.people import People
from .accounts.person import Person
from .logs import LOG
from .settings import Mail, Settings

PATIENCE: Final = 20.0  # seconds for a mail server to answer
AT_ONCE: Final = 2  # letters that are sent at once
WAITING: Final = 100


class Post:
    """One for each process. Without a mail server it sends nothing."""

    def __init__(self, settings: Settings, people: People, letters: Letters) -> None:
        self.mail = settings.mail
        self.address = settings.address
        self.letters = letters
        self.people = people
        self.threads = ThreadPoolExecutor(AT_ONCE, "windsock-post")
        self.tasks: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def check(self) -> Mail:
        if self.mail is None:
            raise Trouble("mail-off")
        return self.mail

    async def confirm(self, person: Person) -> None:
        """Asks whether the address is theirs. Nothing else is sent to an address before it is confirmed."""
        mail = self.check()
        assert person.email is not None
        token = await self.letters.begin("confirm", person, person.email)
        if token is None:
            raise Trouble("letters-many")
        letter = self.letter(mail, "confirm", person, person.email, f"{self.address}/confirm#{token}")
        self.later(self.send(mail, letter))

    def recover(self, who: str) -> None:
        """Sends a letter for a new password. Returns at once: nobody can tell whether the account exists."""
        self.later(self.write_to(self.check(), who))

    async def write_to(self, mail: Mail, who: str) -> None:
        for person in await self.people.reached_by(who):
            if person.postbox is None:
                continue
            token = await self.letters.begin("recover", person, person.postbox)
            if token is not None:
                link = f"{self.address}/recover#{token}"
                await self.send(mail, self.letter(mail, "recover", person, person.postbox, link))

    async def notice(self, person: Person, table: str, turn: str) -> bool:
        """Tells a person that it is their turn: once a turn over all processes, and only if they want it."""
        if self.mail is None or person.postbox is None or not person.has_notices:
            return False
        token = await self.letters.begin("notice", person, person.postbox, about=turn)
        if token is None:
            return False
        link = f"{self.address}/table/{table}"
        letter = self.letter(self.mail, "notice", person, person.postbox, link, stop=token)
        return await self.send(self.mail, letter)

    def letter(
        self, mail: Mail, kind: Kind, person: Person, to: str, link: str, stop: str | None = None
    ) -> EmailMessage:
        """A letter in the reader's language. `stop` is the secret of the link that ends such letters."""
        speaker = Speaker(person.language if person.language in LANGUAGES else "en")
        facts = {"name": person.name, "account": person.account or "", "address": link}
        text = speaker.say(f"{kind}-body", **facts)
        message = EmailMessage()
        message["From"] = mail.sender
        message["To"] = to
        message["Subject"] = " ".join(speaker.say(f"{kind}-subject", **facts).split())
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            text += "\n\n-- \n" + speaker.say("notice-stop", address=f"{self.address}/unsubscribe#{stop}")
            message["List-Unsubscribe"] = f"<{self.address}/api/unsubscribe/{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text + "\n")
        return message

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Starts work that nobody waits for."""
        if len(self.tasks) >= WAITING:
            work.close()
            raise Trouble("busy")
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("letter failed", exc_info=task.exception())

    async def send(self, mail: Mail, message: EmailMessage) -> bool:
        """Hands a letter to the mail server. If that fails, games go on."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, deliver, mail, message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            LOG.warning("letter not sent", reason=type(error).__name__)
            return False
        return True


def deliver(mail: Mail, message: EmailMessage) -> None:
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.is_encrypted:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
