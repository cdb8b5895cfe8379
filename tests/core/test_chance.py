"""Three kinds of chance: sealed, swift, scripted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from windsock.core.chance import MULTIPLIER, NO_CHANCE, WORD, Chance, Scripted, Sealed, Swift
from windsock.core.trouble import Trouble

SEED = bytes(range(16))
KINDS = [Sealed(SEED), Swift(7)]

# Chi-square with n degrees of freedom is above this once in ten thousand times; the draws below are fixed.
LIMITS = {1: 15.1, 4: 23.5, 5: 25.7, 9: 33.7, 23: 56.0}


def chi_square(counts: Counter[object], kinds: int, draws: int) -> float:
    expected = draws / kinds
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    return found + (kinds - len(counts)) * expected


@pytest.mark.parametrize("chance", KINDS, ids=["sealed", "swift"])
@pytest.mark.parametrize("sides", [2, 5, 6, 10])
def test_every_side_is_equally_likely(chance: Chance, sides: int) -> None:
    chance = chance.copy()
    counts: Counter[object] = Counter(chance.below(sides) for _ in range(6000))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides, 6000) < LIMITS[sides - 1]


@pytest.mark.parametrize("chance", KINDS, ids=["sealed", "swift"])
def test_every_order_is_equally_likely(chance: Chance) -> None:
    chance = chance.copy()
    counts: Counter[object] = Counter()
    for _ in range(4800):
        cards = list(range(4))
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 4800) < LIMITS[23]


@pytest.mark.parametrize("chance", KINDS, ids=["sealed", "swift"])
def test_two_draws_in_a_row_do_not_depend_on_each_other(chance: Chance) -> None:
    chance = chance.copy()
    counts: Counter[object] = Counter((chance.below(2), chance.below(5)) for _ in range(6000))
    assert chi_square(counts, 10, 6000) < LIMITS[9]


def test_the_same_sealed_seed_gives_the_same_draws_and_another_seed_others() -> None:
    draws = [[chance.below(1000) for _ in range(9)] for chance in map(Sealed, (SEED, SEED, SEED[::-1]))]
    assert draws[0] == draws[1] != draws[2]


def test_sealed_draws_do_not_repeat_themselves_over_many_seeds_that_differ_in_one_bit() -> None:
    first = {Sealed((1 << bit).to_bytes(16, "big")).below(1 << 60) for bit in range(128)}
    assert len(first) == 128


def test_a_seal_proves_the_seed_and_does_not_tell_it() -> None:
    seal = Sealed(SEED).seal()
    assert seal == Sealed(SEED).seal() != Sealed(SEED[::-1]).seal()
    assert SEED.hex() not in seal
    assert len(seal) == 64


def test_sealed_draws_of_awkward_sizes_stay_in_range() -> None:
    chance = Sealed(SEED)
    size = (1 << 63) + 1  # nearly half of all words have to be thrown away
    assert all(0 <= chance.below(size) < size for _ in range(200))
    assert chance.uses > 200


def test_the_period_of_swift_is_at_least_two_to_the_fifty_eighth() -> None:
    """Multiply-with-carry repeats after the order of its base modulo a safe prime: half of it or all."""
    base = WORD + 1
    prime = MULTIPLIER * base - 1
    assert is_prime(prime)
    assert is_prime((prime - 1) // 2)
    assert pow(base, 2, prime) != 1
    assert (prime - 1) // 2 > 2**58


def test_swift_words_fit_a_machine_word_and_do_not_come_again_soon() -> None:
    chance = Swift(1)
    words = set()
    for _ in range(20_000):
        chance.below(6)
        words.add(chance.word)
    assert len(words) == 20_000
    assert max(words) < 2**62


def test_neighbouring_swift_seeds_have_nothing_in_common() -> None:
    counts: Counter[object] = Counter(Swift(seed).below(6) for seed in range(6000))
    assert chi_square(counts, 6, 6000) < LIMITS[5]


@pytest.mark.parametrize("chance", [*KINDS, Scripted([3, 1, 2, 0])], ids=["sealed", "swift", "scripted"])
def test_a_copy_goes_on_from_the_same_place_and_on_its_own(chance: Chance) -> None:
    chance = chance.copy()
    chance.below(4)
    twin = chance.copy()
    assert twin.uses == chance.uses
    ahead = [twin.below(4) for _ in range(3)]
    assert chance.uses < twin.uses
    assert [chance.below(4) for _ in range(3)] == ahead


def test_a_script_gives_its_outcomes_in_order() -> None:
    chance = Scripted([5, 0, 2])
    assert [chance.below(6) for _ in range(3)] == [5, 0, 2]


def test_a_script_that_is_over_says_so() -> None:
    chance = Scripted([1])
    chance.below(2)
    with pytest.raises(Trouble) as caught:
        chance.below(2)
    assert (caught.value.key, caught.value.facts) == ("script-is-over", {"outcomes": 1})


@pytest.mark.parametrize("outcome", [-1, 6, 600])
def test_a_script_with_an_impossible_outcome_says_so_and_stays_where_it_is(outcome: int) -> None:
    chance = Scripted([outcome])
    with pytest.raises(Trouble) as caught:
        chance.below(6)
    assert (caught.value.key, caught.value.facts) == ("script-is-wrong", {"outcome": outcome, "sides": 6})
    assert chance.uses == 0


def test_a_view_has_no_chance() -> None:
    with pytest.raises(Trouble) as caught:
        NO_CHANCE.below(6)
    assert caught.value.key == "no-chance-here"


def is_prime(n: int) -> bool:
    """Miller and Rabin; with these bases it is exact for all numbers of this size."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        if not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_a_swift_seed_below_zero_is_a_seed_like_any_other() -> None:
    chance = Swift(-5)
    assert len({chance.below(1000) for _ in range(20)}) > 10
