"""A published address answers for ever."""

from pathlib import Path

import yaml

from tests.architecture.source_files import ROOT

FROZEN = Path(__file__).with_name("url-ledger.txt")
ADVICE = (
    "These public paths are in tests/architecture/url-ledger.txt and no longer in shared-content/url-ledger.yaml, "
    "strategies/ or redirects.yaml. Links and search engines still name them: add a redirect to the page that took "
    "their place."
)
ADVICE_NEW = "These paths are public now: add them to tests/architecture/url-ledger.txt, so they cannot vanish later."


def frozen_paths() -> list[str]:
    return FROZEN.read_text().split()


def known_paths() -> tuple[set[str], set[str], set[str]]:
    """The paths of pages, the paths of strategies, and the paths that only redirect."""
    ledger = yaml.safe_load((ROOT / "shared-content" / "url-ledger.yaml").read_text())
    redirects = yaml.safe_load((ROOT / "shared-content" / "redirects.yaml").read_text())
    pages = {url["path"] for url in ledger["urls"]}
    strategies = (ROOT / "shared-content" / "strategies").glob("*.yaml")
    paths = {yaml.safe_load(file.read_text())["path"] for file in strategies}
    return pages, paths, {redirect["from"] for redirect in redirects["redirects"]}


def test_no_public_path_disappears() -> None:
    pages, strategies, moved = known_paths()
    assert set(frozen_paths()) - pages - strategies - moved == set(), ADVICE


def test_every_public_path_is_frozen() -> None:
    """Except those of strategies: a new one is a file of content, and the next release freezes its path."""
    pages, _, moved = known_paths()
    assert (pages | moved) - set(frozen_paths()) == set(), ADVICE_NEW


def test_each_frozen_path_stands_once() -> None:
    assert len(frozen_paths()) == len(set(frozen_paths())) > 40
