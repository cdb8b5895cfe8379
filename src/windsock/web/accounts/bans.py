"""Bans: addresses that may not come in, names that nobody may take, accounts that may not act."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from sqlalchemy import delete, insert, select

from windsock.core.card import Seat
from windsock.core.player import one_line
from windsock.core.trouble import Trouble
from windsock.hosting.condition import LOG
from windsock.hosting.moderation import LONGEST_REASON
from windsock.hosting.news import word
from windsock.hosting.store import Store
from windsock.hosting.tables import BANS, KEYS, PEOPLE
from windsock.match.names import accounts_of, checked_name, skeleton

WIDEST: Final = {4: 8, 6: 16}  # by version: the fewest bits of a network that a ban may name
MOST_ADDRESSES: Final = 10_000  # addresses that are remembered
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Ban:
    """A banned name or address, until when (None: for good), and why. The visitor is shown the reason."""

    kind: str
    what: str
    shown: str
    at: float
    until: float | None
    reason: str

    @property
    def is_over(self) -> bool:
        return self.until is not None and self.until <= time.time()

    def trouble(self, key: str) -> Trouble:
        return Trouble(key, reason=self.reason, until=day(self.until))


class Bans:
    """All bans, as one server process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.networks: list[tuple[Network, Ban]] = []
        self.names: dict[str, Ban] = {}
        self.people: dict[str, Ban] = {}  # by account
        self.seats: dict[tuple[str, Seat], Ban] = {}  # by the seats that they hold
        self.known: dict[str, Ban | None] = {}  # by address

    async def load(self) -> None:
        """Reads all bans."""
        bans = await listed(self.store)
        names = {ban.what: ban for ban in bans if ban.kind == "name"}
        people: dict[str, Ban] = {}
        for ban in names.values():
            people |= dict.fromkeys(await accounts(self.store, ban), ban)
        held = select(KEYS.c.match, KEYS.c.seat, KEYS.c.person).where(KEYS.c.person.in_(people))
        rows = await self.store.rows.all(held) if people else []
        # Without an await between: nobody sees half of them.
        self.networks = networks_of(bans)
        self.names, self.people = names, people
        self.seats = {(row.match, row.seat): people[row.person] for row in rows}
        self.known = {}

    def of_address(self, address: str) -> Ban | None:
        """The ban on this address, if any. Costs nothing while there are no bans."""
        if not self.networks:
            return None
        if address not in self.known:
            if len(self.known) >= MOST_ADDRESSES:
                self.known.clear()
            self.known[address] = self.found(address)
        ban = self.known[address]
        return None if ban is None or ban.is_over else ban

    def found(self, address: str) -> Ban | None:
        try:
            host = ip_address(address.partition("%")[0])
        except ValueError:  # a socket of this machine has no address
            return None
        if isinstance(host, IPv6Address) and host.ipv4_mapped is not None:
            host = host.ipv4_mapped
        held = [ban for network, ban in self.networks if host in network and not ban.is_over]
        return max(held, key=lambda ban: ban.until or float("inf")) if held else None

    def of_name(self, name: str) -> Ban | None:
        return still(self.names.get(skeleton(name))) if self.names else None

    def of_person(self, person: str) -> Ban | None:
        return still(self.people.get(person))

    def of_seat(self, match: str, seat: Seat) -> Ban | None:
        return still(self.seats.get((match, seat)))


def networks_of(bans: Sequence[Ban]) -> list[tuple[Network, Ban]]:
    """The banned networks. Skips one that cannot be read."""
    found: list[tuple[Network, Ban]] = []
    for ban in bans:
        if ban.kind == "address":
            try:
                found.append((ip_network(ban.what), ban))
            except ValueError:
                LOG.warning("a ban of no address: %s", ban.shown)
    return found


def still(ban: Ban | None) -> Ban | None:
    return None if ban is None or ban.is_over else ban


async def accounts(store: Store, ban: Ban) -> list[str]:
    """The accounts that a banned name means: the one of exactly that name, or else one that looks like it."""
    columns = select(PEOPLE.c.id)
    rows = await store.rows.all(columns.where(PEOPLE.c.account.in_(accounts_of(ban.shown))))
    rows = rows or await store.rows.all(columns.where(PEOPLE.c.skeleton == ban.what))
    return [row.id for row in rows]


def day(until: float | None) -> str:
    """The first day after a ban, in figures. Empty for a ban without an end."""
    return "" if until is None else time.strftime("%Y-%m-%d", time.gmtime(until))


# The owner's commands


def meant(who: str) -> tuple[str, str]:
    """Whether a name or an address is meant, and the form in which it is compared."""
    try:
        network = ip_network(who.strip(), strict=False)
    except ValueError:
        return "name", skeleton(checked_name(who))
    if network.prefixlen < WIDEST[network.version]:
        raise Trouble("ban-wide", who=who, bits=WIDEST[network.version])
    return "address", str(network)


async def ban(store: Store, who: str, until: float | None, reason: str) -> Ban:
    """Adds a ban. It replaces an older one of the same name or address."""
    kind, what = meant(who)
    said = one_line(reason)
    if len(said) > LONGEST_REASON:
        raise Trouble("reason-length", most=LONGEST_REASON)
    made = Ban(kind, what, one_line(who)[:80], time.time(), until, said)
    await store.rows.write(
        delete(BANS).where((BANS.c.kind == kind) & (BANS.c.what == what)),
        insert(BANS).values(kind=kind, what=what, shown=made.shown, at=made.at, until=until, reason=said),
        word(None),
    )
    return made


async def unban(store: Store, who: str) -> None:
    kind, what = meant(who)
    wanted = (BANS.c.kind == kind) & (BANS.c.what == what)
    if not await store.rows.all(select(BANS.c.number).where(wanted)):
        raise Trouble("ban-none", who=who)
    await store.rows.write(delete(BANS).where(wanted), word(None))


async def listed(store: Store) -> list[Ban]:
    """All bans that are not over, the newest first."""
    rows = await store.rows.all(select(BANS).order_by(BANS.c.number.desc()))
    bans = [Ban(row.kind, row.what, row.shown, row.at, row.until, row.reason) for row in rows]
    return [ban for ban in bans if not ban.is_over]
