"""Addresses on the net: who is one visitor, and what is one network."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

REMEMBERED = 10_000  # addresses: reading one takes longer than counting it


def visitor_of(address: str) -> str:
    """One visitor: an address of the fourth version, the 64 bits of a home of the sixth."""
    return prefix(address, 32, 64)


def network_of(address: str) -> str:
    """The neighbourhood that one provider gives to one customer, or somewhat more."""
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
