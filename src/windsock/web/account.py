"""A person's own account: password, e-mail, notices, links in letters, export of all data, deletion."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from litestar import Response, Router, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from windsock.core.trouble import Trouble
from windsock.match.entry import Entry
from windsock.match.match import Match

from .accounts.passwords import check_password
from .accounts.people import Person
from .desk import DEVICE, AtDesk, Caller, Desk, address_of
from .logs import LOG
from .luggage import packed
from .people import gone, known, shown
from .shapes import (
    AccountName,
    Letter,
    Lost,
    Me,
    NewEmail,
    NewPassword,
    Opener,
    Proof,
    Recovery,
    Wanted,
)


async def proven(request: Caller, desk: Desk, password: str) -> Person:
    """The person of the cookie, who must know the password too. Tries are counted for the account."""
    person = await desk.member(request)
    desk.limit(desk.logins, f"person {person.id}")
    await desk.people.check(person, password)
    return person


@post("/account/name", status_code=200)
async def new_name(request: Caller, desk: AtDesk, data: JSONBody[AccountName]) -> Me:
    """Changes the name to log in by."""
    person = await desk.member(request)
    await desk.actor(request, data.name)
    desk.limit(desk.logins, f"person {person.id}")
    return shown(desk, await desk.people.new_account_name(person, data.name))


@post("/account/password", status_code=200)
async def new_password(request: Caller, desk: AtDesk, data: JSONBody[NewPassword]) -> Response[Me]:
    """Changes the password. All other sessions of the account end."""
    person = await desk.member(request)
    desk.limit(desk.logins, f"person {person.id}")
    token = await desk.people.new_password(person, data.old, data.password)
    return await known(request, desk, person, token, 200)


@post("/account/email", status_code=200)
async def new_email(request: Caller, desk: AtDesk, data: JSONBody[NewEmail]) -> Me:
    """Changes the e-mail address, which has to be confirmed again, or removes it."""
    person = await proven(request, desk, data.password)
    if data.email is not None:
        desk.post.check()
    person = await desk.people.new_email(person, data.email)
    if person.email is not None:
        with suppress(Trouble):  # too many letters: the page offers to send one later
            await desk.post.confirm(person)
    return shown(desk, person)


@post("/account/email/letter", status_code=202)
async def ask_again(request: Caller, desk: AtDesk) -> Me:
    """Sends the letter that confirms the address once more."""
    person = await desk.member(request)
    if person.email is None:
        raise Trouble("email-form")
    if not person.is_confirmed:
        await desk.post.confirm(person)
    return shown(desk, person)


@post("/account/notices", status_code=200)
async def notices(request: Caller, desk: AtDesk, data: JSONBody[Wanted]) -> Me:
    """Switches letters about my turn on or off."""
    person = await desk.member(request)
    return shown(desk, await desk.people.want_notices(person, data.has_notices))


@post("/account/data", status_code=200)
async def take_along(request: Caller, desk: AtDesk) -> Stream:
    """All that is stored about me and my games, as a zip file. Of running games, what my seat may see."""
    person = await desk.person(request)
    if person is None:
        raise Trouble("nobody-here")
    desk.limit(desk.tables, address_of(request))
    desk.limit(desk.data, person.id)
    headers = {"content-disposition": 'attachment; filename="windsock.zip"', "cache-control": "no-store"}
    return Stream(packed(desk, person), media_type="application/zip", headers=headers, status_code=200)


@post("/account/delete", status_code=200)
async def delete(request: Caller, desk: AtDesk, data: JSONBody[Proof]) -> Response[Me]:
    """Deletes the account. In running games a bot plays on for me; seats at open tables are free again."""
    person = await proven(request, desk, data.password)
    await leave_tables(desk, person)
    await desk.people.forget(person)
    answer = gone(desk)
    answer.delete_cookie(DEVICE)
    return answer


async def leave_tables(desk: Desk, person: Person) -> None:
    for match, seat, stage in await desk.people.seats(person, "open", "running"):
        try:
            if stage == "open":
                await desk.house.leave(match, seat)
            else:
                await desk.house.do(match, partial(standing_in, seat=seat))
        except Trouble as trouble:  # a bot plays there already, or the table is read-only
            LOG.info("seat stays", match=match, reason=trouble.key)


def standing_in(match: Match, seat: int) -> Entry:
    return match.propose_stand_in(seat)


# Links in letters


@post("/confirm", status_code=200)
async def confirm(request: Caller, desk: AtDesk, data: JSONBody[Letter]) -> Opener:
    """Confirms an e-mail address with the secret that was sent there."""
    desk.limit(desk.logins, address_of(request))
    return opener(await desk.letters.confirm(data.token))


@post("/recover", status_code=202)
async def recover(request: Caller, desk: AtDesk, data: JSONBody[Lost]) -> None:
    """Sends a letter after a lost password. The answer does not tell whether the account exists."""
    desk.limit(desk.logins, address_of(request))
    desk.post.recover(data.who)


@post("/recover/password", status_code=200)
async def recovered(request: Caller, desk: AtDesk, data: JSONBody[Recovery]) -> Response[Me]:
    """Changes a password with the secret in a letter, which works once. All other sessions end."""
    desk.limit(desk.logins, address_of(request))
    check_password(data.password)
    reader = await desk.letters.reader("recover", data.token)
    opener(reader)  # before the expensive hash
    if reader is not None:
        desk.admit(reader)
    person, token = await desk.people.recover(data.token, data.password)
    return await known(request, desk, person, token, 200)


@post("/unsubscribe", status_code=200)
async def unsubscribe(desk: AtDesk, data: JSONBody[Letter]) -> Opener:
    """Ends letters about my turn, by the link at the foot of each one. It needs no login."""
    return opener(await desk.letters.unsubscribe(data.token))


@post("/unsubscribe/{token:str}", status_code=200)
async def unsubscribe_at_once(desk: AtDesk, token: FromPath[str]) -> Opener:
    """The same for mail programs (RFC 8058)."""
    return opener(await desk.letters.unsubscribe(token))


def opener(person: Person | None) -> Opener:
    if person is None:
        raise Trouble("letter-spent")
    return Opener(person.name)


ROUTES = Router(
    "/api",
    route_handlers=[
        *(new_name, new_password, new_email, ask_again, notices, take_along, delete),
        *(confirm, recover, recovered, unsubscribe, unsubscribe_at_once),
    ],
    tags=["account"],
)
