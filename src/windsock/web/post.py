"""Notices by e-mail: it is your turn. Only to people who gave an address with their account and are away."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage

from windsock.language import LANGUAGES, Speaker

from .logs import LOG
from .settings import Mail

PATIENCE = 20.0  # seconds for a mail server to answer


def letter(mail: Mail, to: str, language: str | None, **facts: str) -> EmailMessage:
    """A notice in the reader's language."""
    speaker = Speaker(language if language in LANGUAGES else "en")
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = " ".join(speaker.say("notice-subject", **facts).split())
    message.set_content(speaker.say("notice-body", **facts) + "\n")
    return message


async def send(mail: Mail, message: EmailMessage) -> bool:
    """Hand a letter to the mail server. A server that fails is no reason for a game to stop."""
    try:
        await asyncio.to_thread(deliver, mail, message)
    except (OSError, smtplib.SMTPException) as error:
        LOG.warning("notice not sent", reason=type(error).__name__)
        return False
    return True


def deliver(mail: Mail, message: EmailMessage) -> None:
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.is_encrypted:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
