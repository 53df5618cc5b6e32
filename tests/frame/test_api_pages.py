"""The pages of the public names: built from docstrings, without a broken link, and nothing left unsaid."""

from __future__ import annotations

import importlib
import inspect
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "api_pages.py"))
PUBLIC: tuple[str, ...] = SCRIPT["PUBLIC"]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("api")
    SCRIPT["build"](folder)
    return folder


def test_every_public_module_has_a_page_and_the_index_leads_to_it(pages: Path) -> None:
    index = (pages / "index.html").read_text(encoding="utf-8") + (pages / "gomorra.html").read_text(
        encoding="utf-8"
    )
    for name in PUBLIC:
        assert (pages / f"{name.replace('.', '/')}.html").is_file(), name
    assert all(f"{room}.html" in index for room in ("engine", "decks", "poker", "lab", "bots", "catalog"))


def test_no_link_is_broken(pages: Path) -> None:
    texts = {page: page.read_text(encoding="utf-8") for page in pages.rglob("*.html")}
    anchors = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in texts.items()}
    broken = []
    for page, text in texts.items():
        for link in re.findall(r'href="([^"]+)"', text):
            address, _, anchor = link.partition("#")
            if "://" in address or "${" in address:  # elsewhere, or made by the search
                continue
            target = (page.parent / address).resolve() if address else page
            if target not in anchors or (anchor and anchor not in anchors[target]):
                broken.append(f"{page.relative_to(pages)}: {link}")
    assert broken == []


def own(module: Any) -> dict[str, Any]:
    """The public names of a module: those it lists, or those it defines."""
    listed = getattr(module, "__all__", None)
    names = listed if listed is not None else [name for name in vars(module) if not name.startswith("_")]
    return {
        name: value
        for name in names
        if inspect.isclass(value := getattr(module, name)) or inspect.isfunction(value)
        if listed is not None or value.__module__ == module.__name__
    }


@pytest.mark.parametrize("name", PUBLIC)
def test_everything_public_is_documented(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    silent = []
    for title, value in own(module).items():
        if not inspect.getdoc(value):
            silent.append(title)
        if inspect.isclass(value) and value.__module__.startswith("gomorra"):
            silent += [
                f"{title}.{part}"
                for part, member in vars(value).items()
                if not part.startswith("_")
                and (inspect.isfunction(member) or isinstance(member, (property, classmethod, staticmethod)))
                and not inspect.getdoc(getattr(value, part))
            ]
    assert silent == []
