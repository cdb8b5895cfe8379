"""Network addresses: what counts as one visitor, and what as one network."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

REMEMBERED = 10_000  # addresses: parsing one takes longer than counting it


def visitor_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address."""
    return prefix(address, 32, 64)


def network_of(address: str) -> str:
    """The network that a provider gives to one customer, or somewhat more."""
    return prefix(address, 24, 48)


@lru_cache(REMEMBERED)
def prefix(address: str, fourth: int, sixth: int) -> str:
    try:
        read: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:  # a socket of this machine
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is not None:
        read = read.ipv4_mapped
    bits = fourth if read.version == 4 else sixth
    return str(ip_network((read, bits), strict=False))
