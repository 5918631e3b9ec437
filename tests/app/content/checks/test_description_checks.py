"""What a description quotes of invented figures it calls illustrative, and it stays short enough to be shown whole."""

from pathlib import Path

from tests.app.content.small_site import changed, check_faults, compose_site_content
from tests.app.content.strategy_site import strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
WRITTEN = "A description of the alpha strategy that is long enough to be a description at all."
STEPS = """\
  - kind: steps
    heading: Steps
    illustrative: true
    items:
      - { title: First, text: It grew by 34.5%., synthetic: true }
"""


def head_of(folder: Path, changes: dict[str, str | None]) -> tuple[str, str]:
    """The description in the document's head, and the one its JSON-LD holds."""
    head = compose_site_content(folder, changes).document("/portfolio_services/Alpha").head
    assert head.structured_data is not None
    (page,) = [node for node in head.structured_data["@graph"] if node["@type"] == "ItemPage"]
    return head.description, page["description"]


def test_a_description_says_which_figures_are_illustrative(tmp_path: Path) -> None:
    told = f"{WRITTEN} Illustrative holdings and returns."
    assert head_of(tmp_path, strategy_site()) == (told, told)


def test_a_dataset_with_a_source_is_not_called_illustrative(tmp_path: Path) -> None:
    changes = strategy_site()
    before, after = str(changes[ALPHA]).split("    kind: series")
    changes[ALPHA] = f"{before}    kind: series{after.replace('illustrative: true', 'source: The manager', 1)}"
    assert head_of(tmp_path, changes)[0] == f"{WRITTEN} Illustrative holdings."


def test_a_description_that_grows_too_long_is_refused(tmp_path: Path) -> None:
    long = f"{WRITTEN[:-1]}, and then goes on about it for a very good while."
    (fault,) = check_faults(tmp_path, strategy_changed(ALPHA, WRITTEN, long))
    over = len(long) + len(" Illustrative holdings and returns.") - 160
    assert fault.startswith('content/strategies/alpha.yaml:6: description: with "Illustrative holdings and returns."')
    assert fault.endswith(f"it is {over} characters too long: shorten it")


def test_a_figure_of_an_invented_passage_needs_the_word(tmp_path: Path) -> None:
    home = changed("pages/home.yaml", "is long enough", "names 34.5% and is long enough")["pages/home.yaml"]
    quoting = f"{home}{STEPS}"
    (fault,) = check_faults(tmp_path, {"pages/home.yaml": quoting})
    assert fault.endswith("description: 34.5 is invented (synthetic: true) on this page: call it illustrative")
    owned_up = quoting.replace("names 34.5%", "names an illustrative 34.5%")
    assert check_faults(tmp_path, {"pages/home.yaml": owned_up}) == []
