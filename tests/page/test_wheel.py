"""What is installed holds the page, and serves it where there is no node."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.documents import ROOT
from tests.server.running import MAIN, Server, http


class Unpacked(Server):
    """The wheel's own code, with nothing of the working copy and no node on the path."""

    def _begin(self, printed: Path) -> subprocess.Popen[bytes]:
        first = f"import sys; sys.path.insert(0, {str(self.folder)!r}); "
        command = [sys.executable, "-c", first + MAIN, *self._arguments()]
        with printed.open("ab") as out, self.log.open("ab") as log:
            return subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=log)


def test_the_wheel_serves_the_page_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    monkeypatch.setenv("PATH", os.defpath)
    server = Unpacked(tmp_path)
    try:
        page = http(server, "/")
        assert page.status == 200
        script = page.body.decode().split('src="', 1)[1].split('"', 1)[0]
        assert http(server, script).status == 200
        assert (tmp_path / "hatbox" / "server" / "page" / script.lstrip("/")).exists()
    finally:
        server.stop()
