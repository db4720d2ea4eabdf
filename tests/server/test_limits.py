"""Buckets: a number at once, a number a second, and no more memory than they need."""

from hatbox.server.play.limits import Limit


def test_a_bucket_empties_and_fills_again_for_each_apart() -> None:
    limit = Limit(rate=2, burst=3)
    assert [limit.allows("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b", 0.0)
    assert [limit.allows("a", 1.0) for _ in range(3)] == [True, True, False]
    assert [limit.allows("a", 1000.0) for _ in range(4)] == [True, True, True, False]


def test_processes_share_a_limit_and_each_allows_at_least_one() -> None:
    limit = Limit(rate=2, burst=4)
    assert [limit.allows("a", 0.0, 2) for _ in range(3)] == [True, True, False]
    assert [limit.allows("a", 1.0, 2) for _ in range(2)] == [True, False]
    assert [limit.allows("b", 0.0, 9) for _ in range(2)] == [True, False]


def test_strangers_without_end_do_not_fill_the_memory_nor_free_the_latest() -> None:
    limit = Limit(rate=0.001, burst=1)
    for stranger in range(3 * Limit.MOST):
        assert limit.allows(stranger, 0.0)
        assert limit.remembered <= Limit.MOST + 1
    assert not limit.allows(3 * Limit.MOST - 1, 0.0)
