"""People: guests with a name and a cookie, and accounts that keep their games."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import HeaderParameter, JSONBody

from windsock.core.trouble import Trouble
from windsock.frames.frame import info

from .accounts.people import Person
from .desk import COOKIE, DEVICE, AtDesk, Caller, Connection, Desk, address_of
from .shapes import Login, Me, MyMatch, NewAccount, NewName

YEAR = 365 * 86400
MOST_TOKENS = 50


def shown(desk: Desk, person: Person | None) -> Me:
    has_mail = desk.settings.mail is not None
    if person is None:
        return Me(None, has_mail=has_mail)
    return Me(
        name=person.name,
        language=person.language,
        has_account=not person.is_guest,
        email=person.email,
        account=person.account,
        is_confirmed=person.is_confirmed,
        has_notices=person.has_notices,
        looks_alike=person.looks_alike,
        has_mail=has_mail,
    )


async def known(
    request: Connection, desk: Desk, person: Person, token: str, status: int = 201, is_new: bool = True
) -> Response[Me]:
    """An answer that sets the session cookie, and for an account the cookie of a known browser."""
    cookies = [cookie(request, desk, COOKIE, token, YEAR)]
    if not person.is_guest and is_new:
        device = await desk.people.new_device(person)
        cookies.append(cookie(request, desk, DEVICE, device, 2 * YEAR))
    return Response(shown(desk, person), cookies=cookies, status_code=status)


def cookie(request: Connection, desk: Desk, key: str, value: str, seconds: int) -> Cookie:
    is_encrypted = request.scope["scheme"] == "https" or desk.settings.address.startswith("https:")
    return Cookie(
        key=key,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_encrypted,
    )


def gone(desk: Desk) -> Response[Me]:
    """An answer that removes the session cookie."""
    answer = Response(shown(desk, None), status_code=200)
    answer.delete_cookie(COOKIE)
    return answer


@get("/me")
async def me(request: Caller, desk: AtDesk) -> Me:
    """Who I am."""
    return shown(desk, await desk.person(request))


@post("/me", status_code=201)
async def name_me(request: Caller, desk: AtDesk, data: JSONBody[NewName]) -> Response[Me]:
    """Makes a guest with a name, or changes one's name."""
    people = desk.people
    person = await desk.actor(request, data.name)
    if person is None:
        desk.limit(desk.tables, address_of(request))
        person, token = await people.guest(data.name, data.language or "en")
        return await known(request, desk, person, token)
    person = await people.rename(person, data.name, data.language or person.language)
    return Response(shown(desk, person), status_code=201)


@post("/account", status_code=201)
async def account(request: Caller, desk: AtDesk, data: JSONBody[NewAccount]) -> Response[Me]:
    """Makes an account with a name and a password, for a guest or somebody new. Old cookies stop working."""
    desk.limit(desk.logins, address_of(request))
    person = await desk.actor(request, data.name)
    guest = person if person is not None and person.is_guest else None
    fresh, token = await desk.people.register(guest, data.name, data.password, data.email, data.language)
    if fresh.email is not None and desk.settings.mail is not None:
        with suppress(Trouble):  # too many letters: the page offers to send one later
            await desk.post.confirm(fresh)
    return await known(request, desk, fresh, token)


@post("/login", status_code=200)
async def login(request: Caller, desk: AtDesk, data: JSONBody[Login]) -> Response[Me]:
    """Logs in. The old session of the browser ends. A browser that is known is never locked out."""
    is_known = await desk.is_known(request, data.name)
    worn = request.cookies.get(COOKIE)
    people = desk.people
    person, token = await people.login(data.name, data.password, worn=worn, is_known=is_known)
    try:
        desk.admit(person)
    except Trouble:
        await people.logout(token)
        raise
    return await known(request, desk, person, token, 200, is_new=not is_known)


@post("/logout", status_code=200)
async def logout(request: Caller, desk: AtDesk) -> Response[Me]:
    """Logs out. The session ends on the server, not only in this browser."""
    token = request.cookies.get(COOKIE)
    if token:
        await desk.people.logout(token)
    return gone(desk)


@post("/logout/everywhere", status_code=200)
async def logout_everywhere(request: Caller, desk: AtDesk) -> Response[Me]:
    """Ends every session of my account, this one too, and forgets all known browsers."""
    await desk.people.logout_everywhere(await desk.member(request))
    answer = gone(desk)
    answer.delete_cookie(DEVICE)
    return answer


@get("/me/matches")
async def my_matches(
    request: Caller,
    desk: AtDesk,
    tokens: Annotated[str | None, HeaderParameter(name="x-seat-tokens", max_length=MOST_TOKENS * 101)] = None,
) -> list[MyMatch]:
    """My tables: those of the person, and those of the seat tokens in the header (separated by commas)."""
    found: dict[str, set[int]] = {}
    person = await desk.person(request)
    if person is not None:
        for match in await desk.people.matches(person):
            found.setdefault(match["id"], set()).update({match["seat"]} - {None})
    held = [token.strip() for token in (tokens or "").split(",") if token.strip()]
    for where, seat in await desk.store.seats_of(held[:MOST_TOKENS]):
        found.setdefault(where, set()).add(seat)
    mine = [await my_match(request, desk, where, seats) for where, seats in found.items()]
    return [match for match in mine if match is not None]


async def my_match(request: Caller, desk: Desk, where: str, seats: set[int]) -> MyMatch | None:
    """One of my tables. None if it cannot be opened: the others are listed all the same; its page says why.

    Somebody who has opened many long games sees the rest as lists know them, until their limit allows more.
    """
    try:
        live = await desk.live(request, where)
    except Trouble as trouble:
        if trouble.key == "store-failed":
            raise
        noted = await desk.store.info_of(where) if trouble.key == "too-often" else None
        return None if noted is None else MyMatch(noted, sorted(seats), is_my_turn=False)
    is_my_turn = not seats.isdisjoint(live.match.asked)
    return MyMatch(info(live.match, here=live.here), sorted(seats), is_my_turn)


ROUTES = Router(
    "/api",
    route_handlers=[me, name_me, account, login, logout, logout_everywhere, my_matches],
    tags=["people"],
)
