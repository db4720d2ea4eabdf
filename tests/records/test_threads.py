"""Bots think in threads, and the first things that they do is to read the record so far."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatbox

# The first thread is held up just when msgspec gets to know the type; then the second one comes.
MEETING = """
from threading import Event, Thread
from time import sleep
from msgspec import Struct
from hatbox.kernel.written import from_builtins, from_json

class Slow(type):
    def __hash__(cls):
        if not begun.is_set():
            begun.set()
            go_on.wait()
        return 1

class Odd(metaclass=Slow):
    pass

class Pair(Struct):
    odd: Odd | None
    number: int

begun, go_on = Event(), Event()
read = []
threads = [Thread(target=lambda: read.append({how})) for _ in range(2)]
threads[0].start()
begun.wait()
threads[1].start()
sleep(0.2)
go_on.set()
for thread in threads:
    thread.join()
assert [each.number for each in read] == [1, 1]
"""


@pytest.mark.parametrize(
    "how",
    [
        "from_builtins({'odd': None, 'number': 1}, Pair)",
        'from_json(\'{"odd": null, "number": 1}\', Pair)',
    ],
)
def test_two_threads_may_get_to_know_a_type_at_the_same_time(how: str) -> None:
    """A crash would end the whole server; so it is tried in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", MEETING.replace("{how}", how)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.returncode, done.stderr)


def test_types_are_learnt_in_one_place() -> None:
    """Code that learns a type without the lock may clash with another thread that does so."""
    learns = re.compile(r"msgspec\.(convert|json\.Decoder|(json|toml)\.decode\([^)]*type=)")
    package = Path(hatbox.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if learns.search(path.read_text("utf-8"))
    }
    assert found == {"kernel/written.py"}
