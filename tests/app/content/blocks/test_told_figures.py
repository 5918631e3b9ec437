"""What the head of a factsheet says of its figures."""

from pathlib import Path

from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from tests.app.content.small_site import compose_site_content
from tests.app.content.strategy_site import strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
INVENTED_SECTION = """\
  - kind: profiles
    heading: Team
    illustrative: true
    synthetic: true
    items:
      - { monogram: A, lobes: 9, alt: A rosette, role: Manager, text: Decides. }
"""
STATED = (
    "Stated: the key terms, the top 10 stocks' share, the top 5 sectors' share, the market-cap split, "
    "the equity share, the market-cap bands, the returns over 2 years and in the calendar year 2024 "
    "and the two multiples."
)


def told(folder: Path, changes: dict[str, str | None]) -> str | None:
    head = compose_site_content(folder, changes).document("/portfolio_services/Alpha").blocks[0]
    assert isinstance(head, FactsheetHeadBlock)
    return head.told_figures


def test_it_names_what_is_invented_and_what_is_stated(tmp_path: Path) -> None:
    invented = "the names and weights of holdings and the month ends and all returns computed from them"
    assert told(tmp_path, strategy_site()) == f"{invented}. {STATED}"


def test_a_section_with_invented_words_is_named_by_its_heading(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "  - kind: growth\n", INVENTED_SECTION + "  - kind: growth\n")
    words = told(tmp_path, changes)
    assert words is not None
    assert "all returns computed from them and “Team”. Stated:" in words


def test_among_invented_words_stated_rows_are_told_as_stated(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "  - kind: growth\n", INVENTED_SECTION + "  - kind: growth\n")
    head, body = str(changes[ALPHA]).replace("    illustrative: true\n    seal", "    seal").split("blocks:", 1)
    changes[ALPHA] = f"{head.replace('illustrative: true', 'source: The manager')}blocks:{body}"
    words = told(tmp_path, changes)
    assert words is not None
    assert words.startswith("“Team”. Stated: the key terms, the names and weights of holdings, the top 10 stocks' ")
    assert "the market-cap bands, the month ends and all returns computed from them, the returns over 2 years" in words
    twin = compose_site_content(tmp_path, changes).texts["/portfolio_services/Alpha.md"].body.decode()
    assert "Illustrative data, not figures of a fund manager: “Team”. Stated: the key terms, " in twin


def test_a_page_without_invented_figures_owns_up_to_nothing(tmp_path: Path) -> None:
    changes = strategy_site()
    text = str(changes[ALPHA]).replace("    illustrative: true\n    seal", "    seal")
    changes[ALPHA] = text.replace("illustrative: true", "source: The manager")
    assert told(tmp_path, changes) is None
