"""Puts the built page into the wheel, so that installing it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page, unless it is already what the sources give."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":  # a working copy builds its page with make
            return
        tool = Path(self.root) / "tools" / "page.py"
        subprocess.run([sys.executable, str(tool), "build"], check=True)  # noqa: S603 - our own
