"""People: a guest has a name and a cookie; an account keeps one's games."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import HeaderParameter, JSONBody

from windsock.match.frame import info
from windsock.match.people import Person

from .desk import COOKIE, AtDesk, Caller, Connection, Desk, address_of
from .shapes import Login, Me, MyMatch, NewAccount, NewName

YEAR = 365 * 86400
MOST_TOKENS = 50


def shown(person: Person | None) -> Me:
    if person is None:
        return Me(None)
    return Me(person.name, person.language, not person.is_guest, person.email)


def known(request: Connection, desk: Desk, person: Person, token: str, status: int = 201) -> Response[Me]:
    """An answer that leaves the cookie."""
    is_encrypted = request.scope["scheme"] == "https" or desk.settings.address.startswith("https:")
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_encrypted,
    )
    return Response(shown(person), cookies=[cookie], status_code=status)


@get("/me")
async def me(request: Caller, desk: AtDesk) -> Me:
    """Who I am."""
    return shown(await desk.person(request))


@post("/me", status_code=201)
async def name_me(request: Caller, desk: AtDesk, data: JSONBody[NewName]) -> Response[Me]:
    """Be a guest with a name; or change one's name."""
    people = desk.store.people
    person = await desk.person(request)
    if person is None:
        desk.limit(desk.tables, address_of(request))
        person, token = await people.guest(data.name, data.language or "en")
        return known(request, desk, person, token)
    person = await people.rename(person, data.name, data.language or person.language)
    return Response(shown(person), status_code=201)


@post("/account", status_code=201)
async def account(request: Caller, desk: AtDesk, data: JSONBody[NewAccount]) -> Response[Me]:
    """Keep one's games: a name and a password, for a guest or for somebody new."""
    desk.limit(desk.logins, address_of(request))
    person = await desk.person(request)
    guest = person if person is not None and person.is_guest else None
    fresh, token = await desk.store.people.register(guest, data.name, data.password, data.email)
    return known(request, desk, fresh, token)


@post("/login", status_code=200)
async def login(request: Caller, desk: AtDesk, data: JSONBody[Login]) -> Response[Me]:
    """Come back."""
    desk.limit(desk.logins, address_of(request), f"name {data.name.casefold()}")
    person, token = await desk.store.people.login(data.name, data.password)
    return known(request, desk, person, token, 200)


@post("/logout", status_code=200)
async def logout(request: Caller, desk: AtDesk) -> Response[Me]:
    """Go. The session ends on the server, not only in this browser."""
    token = request.cookies.get(COOKIE)
    if token:
        await desk.store.people.logout(token)
    answer = Response(Me(None), status_code=200)
    answer.delete_cookie(COOKIE)
    return answer


@get("/me/matches")
async def my_matches(
    request: Caller,
    desk: AtDesk,
    tokens: Annotated[str | None, HeaderParameter(name="x-seat-tokens", max_length=MOST_TOKENS * 101)] = None,
) -> list[MyMatch]:
    """My tables: those of the person, and those of the seat tokens in the header (with commas between)."""
    found: dict[str, set[int]] = {}
    person = await desk.person(request)
    if person is not None:
        for match in await desk.store.people.matches(person):
            found.setdefault(match["id"], set()).update({match["seat"]} - {None})
    held = [token.strip() for token in (tokens or "").split(",") if token.strip()]
    for where, seat in await desk.store.seats_of(held[:MOST_TOKENS]):
        found.setdefault(where, set()).add(seat)
    return [await mine(desk, where, seats) for where, seats in found.items()]


async def mine(desk: Desk, where: str, seats: set[int]) -> MyMatch:
    live = await desk.house.live(where)
    is_my_turn = not seats.isdisjoint(live.match.asked)
    return MyMatch(info(live.match, here=live.here), sorted(seats), is_my_turn)


ROUTES = Router("/api", route_handlers=[me, name_me, account, login, logout, my_matches], tags=["people"])
