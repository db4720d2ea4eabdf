"""The project's own promises: dependencies with a reason, a lock without hosts, live links."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

# Put together from parts, so that this file does not contain what it looks for.
FORBIDDEN = tuple(
    "".join(parts)
    for parts in (
        ("pypi", ".org"),
        ("pypi", ".python.org"),
        ("python", "hosted.org"),
        ("registry.", "npmjs"),
        ("npmjs", ".org"),
        ("registry.", "yarnpkg"),
        ("conda", ".anaconda.org"),
        ("/work/", "shared"),
        ("/work/", "main"),
        ("co-authored", "-by"),
    )
)
OUTPUTS = {
    *(".git", ".venv", ".hypothesis", ".coverage", "__pycache__", "node_modules"),
    *("build", "dist", "htmlcov", "mutants", "site"),
}


def normalised(name: str) -> str:
    """A distribution's name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def direct_dependencies() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    requirements = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]
    names = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {normalised(name[0]) for name in names if name}


def repository_files() -> Iterator[Path]:
    """The files that git tracks; without git (in an archive), everything but build outputs."""
    if (ROOT / ".git").exists() and which("git"):
        # The checkout may belong to somebody else, as in a container.
        git = ["git", "-c", "safe.directory=*", "-C", str(ROOT)]
        listing = subprocess.run(
            [*git, "ls-files", "-z"], check=True, capture_output=True, text=True
        ).stdout
        paths = (ROOT / name for name in listing.split("\0") if name)
    else:
        paths = (path for path in ROOT.rglob("*") if not is_output(path.relative_to(ROOT)))
    yield from (path for path in paths if path.is_file())


def is_output(path: Path) -> bool:
    return any(part in OUTPUTS or part.endswith("_cache") for part in path.parts)


def relative_links(page: Path) -> list[str]:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)", prose, flags=re.MULTILINE)
    links = (inline or reference for inline, reference in targets)
    return [link for link in links if not re.match(r"[a-z]+:|#", link)]


def test_every_direct_dependency_is_documented_with_its_reason_and_no_other() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \|(.*)\|$", page, flags=re.MULTILINE)
    documented = [normalised(name) for name, _ in rows]
    assert sorted(documented) == sorted(direct_dependencies())
    assert all(reason.strip() for _, reason in rows)


def test_the_lock_pins_every_direct_dependency() -> None:
    pinned = {normalised(name) for name in re.findall(r"^([\w.-]+)==", LOCK, flags=re.MULTILINE)}
    assert direct_dependencies() <= pinned


def test_the_lock_has_a_hash_for_everything_and_names_no_host() -> None:
    entries = re.split(r"^(?=\S)", LOCK, flags=re.MULTILINE)[1:]
    assert entries
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in LOCK


def test_no_file_names_a_package_registry_or_a_place_on_the_makers_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in repository_files()
        for word in FORBIDDEN
        if word.encode() in path.read_bytes().lower()
    ]
    assert found == []


@pytest.mark.parametrize("document", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_relative_links_lead_somewhere(document: Path) -> None:
    links = relative_links(document)
    dead = [link for link in links if not (document.parent / link.split("#")[0]).exists()]
    assert dead == []


def test_the_link_check_sees_links_at_all() -> None:
    assert "docs/playing.md" in relative_links(ROOT / "README.md")


def test_the_documentation_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    pages = [page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")]
    assert pages
    fetched = r"""<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^>]*>"""
    assert [tag for page in pages for tag in re.findall(fetched, page)] == []


def test_continuous_integration_runs_the_readmes_own_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text(encoding="utf-8").splitlines()[-1] == "make test"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.search(r"^make test\b", readme, flags=re.MULTILINE)
