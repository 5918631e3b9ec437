import re
from pathlib import Path

import pytest

from tests.app.content.small_site import changed, load_faults, write_site
from tests.app.content.strategy_site import HOLDINGS, STRATEGY_FILES, plain_strategy, strategy_changed, strategy_site


def faults_of(folder: Path, changes: dict[str, str | None]) -> list[str]:
    return load_faults(write_site(folder, changes))


def test_the_small_site_loads(tmp_path: Path) -> None:
    assert load_faults(write_site(tmp_path)) == []


PARTS = """\
        kind: spans
        caption: Days
        last: 365
        spans:
          - { label: Here, value: half }
          - { label: There, value: half }
"""


def part_without(field: str) -> str:
    """A drawing whose last field of this name has another one."""
    before, name, after = PARTS.rpartition(f"{field}:")
    return f"{before}other{name[len(field) :]}{after}"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            changed("pages/nri.yaml", "    heading: All of them\n", ""),
            "pages/nri.yaml:10: blocks.1.heading: is missing",
        ),
        (
            changed("pages/nri.yaml", "heading: All of them", "heading: All of them\n    colour: red"),
            "pages/nri.yaml:13: blocks.1.colour: is not known here: correct its spelling or remove it",
        ),
        (
            changed("pages/nri.yaml", "heading: All of them", "heading: 12"),
            "pages/nri.yaml:12: blocks.1.heading: must be text: write it in quotes",
        ),
        (
            changed("pages/nri.yaml", "heading: All of them", "heading:"),
            "pages/nri.yaml:12: blocks.1.heading: is empty",
        ),
        (
            changed("pages/nri.yaml", "Questions of the test, long enough", '""'),
            "pages/nri.yaml:4: title: is empty",
        ),
        (
            changed("pages/nri.yaml", "updatedOn: 2026-01-01", "updatedOn: 1 January"),
            "pages/nri.yaml:3: updatedOn: '1 January' is not a date such as 2025-05-31",
        ),
        (
            changed("pages/nri.yaml", "id: questions", "idd:"),
            "pages/nri.yaml:11: blocks.1.idd: is not known here: correct its spelling or remove it",
        ),
        (
            changed("pages/nri.yaml", "faq: nri", f"faq: nri\n    drawings:\n      first:\n{part_without('label')}"),
            "pages/nri.yaml:21: blocks.1.drawings.first.spans.1.label: is missing",
        ),
        (
            changed("pages/nri.yaml", "faq: nri", f"faq: nri\n    drawings:\n      first:\n{part_without('spans')}"),
            "pages/nri.yaml:15: blocks.1.drawings.first.spans: is missing",
        ),
        (
            strategy_changed("strategies/alpha.yaml", "        latestYears: 2", "        latestYears: two"),
            "strategies/alpha.yaml:70: blocks.2.tables.1.latestYears: 'two' is not a whole number such as 12",
        ),
        (
            strategy_changed("strategies/alpha.yaml", "    tables:\n", "    footnotes: [{ toDate: A }]\n    tables:\n"),
            "strategies/alpha.yaml:65: blocks.2.footnotes.0: must be text: write it in quotes",
        ),
        (
            changed("pages/nri.yaml", "id: questions", "id: Not a slug"),
            "pages/nri.yaml:11: blocks.1.id: 'Not a slug' does not have the form ^[a-z0-9]+(-[a-z0-9]+)*$",
        ),
        (
            changed("pages/nri.yaml", "{updatedOn}", "{reviewed}"),
            "pages/nri.yaml:14: blocks.1.footnote: the placeholder {reviewed} is not known, or not",
        ),
        (
            changed("faqs/nri.yaml", "You do, on [the front page](/#counts).", '"# You do"'),
            (
                "faqs/nri.yaml:5: questions.0.answer: 'heading' is not allowed: "
                "use paragraphs, bullet lists, links and **strong** text"
            ),
        ),
        (
            changed("site.yaml", "+91 11 4000 0000", "011 4000 0000"),
            "site.yaml:6: phone: '011 4000 0000' is not a phone number with its country code: write it like +91 11",
        ),
        (
            changed("site.yaml", 'closes: "18:30"', 'closes: "08:30"'),
            "site.yaml:9: hours.monday: opens at 09:30 and closes at 08:30: it must close later",
        ),
        (
            changed("site.yaml", "hello@tester.example", "hello at tester"),
            "site.yaml:5: email: 'hello at tester' does not have the form",
        ),
        (
            changed("pages/404.yaml", "path: null", "path: /lost"),
            "pages/404.yaml:1: a page has a path and status 200, a status screen has another status and path: null",
        ),
        (
            changed("url-ledger.yaml", "state: planned", "state: dreamt"),
            "url-ledger.yaml:4: urls.2.state: input should be 'furnished', 'planned', 'unlisted'",
        ),
        ({"navigation.yaml": None}, "navigation.yaml:1: the file is missing"),
        ({"pages/new.yaml": ""}, "pages/new.yaml:1: the file is empty"),
        ({"pages/new.yaml": "# only a comment\n"}, "pages/new.yaml:1: the file is empty"),
        ({"pages/new.yaml": "just words"}, "pages/new.yaml:1: must hold fields"),
        (
            {"strategies/Not_A_Slug.yaml": "{}"},
            "strategies/Not_A_Slug.yaml:1: the file's name must be lower-case words",
        ),
        ({"pages/new.yml": "id: new"}, "pages/new.yml:1: the file belongs to no folder that is read"),
        ({"notes.yaml": "id: new"}, "notes.yaml:1: the file belongs to no folder that is read"),
        ({"series/bad.csv": ""}, "series/bad.csv:1: a series needs the columns"),
        ({"holdings/bad.csv": ""}, "holdings/bad.csv:1: the first line must be company,sector,size,weightPercent"),
        (
            {"holdings/bad.csv": "company,sector,size,weightPercent\nAmber,Finance,huge,1\n"},
            "holdings/bad.csv:2: size: Input should be 'large'",
        ),
        ({"holdings/Bad.csv": HOLDINGS}, "holdings/Bad.csv:1: the file's name must be lower-case words"),
        (
            {"strategies/some.yaml": plain_strategy("some-name").replace("path: /portfolio_services/some-name\n", "")},
            "strategies/some.yaml:1: path: is missing",
        ),
        (
            strategy_changed("strategies/alpha.yaml", "    basis: Share of assets\n", ""),
            "strategies/alpha.yaml:17: datasets.holdings.basis: is missing",
        ),
        (
            strategy_changed(
                "strategies/alpha.yaml", "    source: A factsheet\n    positionLimit", "    positionLimit"
            ),
            "strategies/alpha.yaml:17: datasets.holdings: has rows of its own: say their source",
        ),
        # The desk reads this too, before values are typed.
        (strategy_site({"series/alpha.csv": ""}), "series/alpha.csv:1: a series needs the columns"),
        (strategy_site({"holdings/alpha.csv": ""}), "holdings/alpha.csv:1: the first line must be company,"),
        (
            strategy_site({"holdings/alpha.csv": HOLDINGS + "x" * 200_000}),
            "holdings/alpha.csv:1: cannot be read as CSV",
        ),
        (
            strategy_site({"strategies/beta.yaml": "- name: Beta\n"}),
            "strategies/beta.yaml:1: must hold fields",
        ),
        (
            strategy_site({"strategies/beta.yaml": plain_strategy("beta", "datasets:\n")}),
            "strategies/beta.yaml:8: datasets: is empty",
        ),
        (
            strategy_site({"strategies/beta.yaml": plain_strategy("beta", "datasets: [growth]\n")}),
            "strategies/beta.yaml:8: datasets: ",
        ),
    ],
)
def test_a_fault_names_file_line_and_field(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    faults = faults_of(tmp_path, changes)
    assert any(line.startswith(f"content/{fault}") for line in faults), faults


def test_an_unknown_block_kind_lists_the_known_ones(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, changed("pages/nri.yaml", "kind: faq", "kind: carousel"))
    assert fault.startswith("content/pages/nri.yaml:10: blocks.1.kind: 'carousel' is not known here")
    assert "pageHead, " in fault
    assert "strategyIndex, " in fault


def test_a_block_without_a_kind_is_told_so(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, changed("pages/nri.yaml", "kind: faq", "surface: true"))
    assert fault == "content/pages/nri.yaml:10: blocks.1.kind: is missing: it says what this is"


def test_faults_of_all_files_are_gathered_in_order(tmp_path: Path) -> None:
    changes = {
        **changed("pages/nri.yaml", "heading: All of them", "heading: 12"),
        **changed("pages/home.yaml", "lede: Plain words.", "lede: [a]"),
        "series/bad.csv": "date,portfolio\n2025-01-31,1\n2025-01-31,x\n",
        "faqs/nri.yaml": "a: b\n\tc: d\n",
    }
    places = [line.split(" ")[0] for line in faults_of(tmp_path, changes)]
    assert places == [
        "content/faqs/nri.yaml:2:",
        "content/pages/home.yaml:9:",
        "content/pages/nri.yaml:12:",
        "content/series/bad.csv:3:",
        "content/series/bad.csv:3:",
    ]


def test_a_broken_brand_does_not_spoil_the_other_files(tmp_path: Path) -> None:
    faults = faults_of(tmp_path, {"site.yaml": "product: [\n"})
    assert len(faults) == 1
    assert faults[0].startswith("content/site.yaml:")


def test_a_wrong_encoding_is_told(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    (content_dir / "pages/nri.yaml").write_bytes("id: nri\ntitle: Überschrift\n".encode("latin-1"))
    [fault] = load_faults(content_dir)
    assert fault.startswith("content/pages/nri.yaml:1: cannot be read: 'utf-8'")


def test_an_unreadable_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content_dir = write_site(tmp_path)
    read_bytes = Path.read_bytes

    def refuse_one(path: Path) -> bytes:
        if path.name == "nri.yaml" and path.parent.name == "pages":
            raise PermissionError(13, "Permission denied")
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", refuse_one)
    assert load_faults(content_dir) == ["content/pages/nri.yaml:1: cannot be read: [Errno 13] Permission denied"]


def test_a_missing_folder_says_which_setting_names_it(tmp_path: Path) -> None:
    (fault,) = load_faults(tmp_path / "nowhere")
    assert fault.startswith("nowhere:1: the folder ")
    assert "CONTENT_DIR" in fault


def test_a_byte_order_mark_and_hidden_files_do_no_harm(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    site = content_dir / "site.yaml"
    site.write_bytes(b"\xef\xbb\xbf" + site.read_bytes())
    (content_dir / ".site.yaml").write_text("an editor's copy: [")
    assert load_faults(content_dir) == []


ALPHA = "strategies/alpha.yaml"
ROWS = STRATEGY_FILES["series/alpha.csv"]
DAYS_FIRST = re.sub(r"^(\d{4})-(\d\d)-(\d\d)", r"\3-\2-\1", ROWS, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            strategy_changed(ALPHA, "- house\n", '- { fact: house, value: "{huose} {house}" }\n'),
            f"{ALPHA}:56: blocks.0.keyTerms.2.value: the placeholder {{huose}} is not known, or not",
        ),
        (
            strategy_changed(ALPHA, "heading: Alpha\n", "heading: {product}\n"),
            f"{ALPHA}:49: blocks.0.heading: must be text: write it in quotes",
        ),
        (
            changed("faqs/nri.yaml", "You do, on [the front page](/#counts).", "You do<br>, yes."),
            (
                "faqs/nri.yaml:5: questions.0.answer: 'html_inline' is not allowed here: "
                "use words, links and **strong** text"
            ),
        ),
        # Two datasets take this day from their page.
        (
            strategy_changed(ALPHA, "asOn: 2025-05-31", "asOn: 31-05-2025"),
            f"{ALPHA}:4: asOn: '31-05-2025' is not a date such as 2025-05-31",
        ),
        (
            strategy_changed(ALPHA, "asOn: 2025-05-31\n", ""),
            f"{ALPHA}:1: asOn: is missing",
        ),
        (
            strategy_changed(ALPHA, "lede: Plain words.", "lede: Plain words.\n    asOn: 2025-05-31"),
            f"{ALPHA}:51: blocks.0.asOn: is not known here: correct its spelling",
        ),
        (
            strategy_site({"series/alpha.csv": DAYS_FIRST}),
            "series/alpha.csv:2: date: '15-03-2023' is not a date such as 2025-05-31",
        ),
        (
            strategy_site({"series/alpha.csv": ROWS.replace("144.00,1", "144;00,1")}),
            "series/alpha.csv:28: portfolio: '144;00' is not a number of at most 9 digits before the point",
        ),
    ],
)
def test_a_fault_says_what_to_do(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    found = faults_of(tmp_path, changes)
    assert found[0].startswith(f"content/{fault}")
