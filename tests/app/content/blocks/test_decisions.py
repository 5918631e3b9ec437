"""The questions at the head of a page lead to one answer, whatever a visitor chooses."""

from pathlib import Path

import pytest

from tests.app.content.small_site import FILES, check_faults, load_faults, write_site

ANSWER = "answer: { text: Read on., links: [{ label: Read, href: / }] }"
FIRST = f"{{ text: How much, options: [{{ label: Enough }}, {{ label: Less, {ANSWER} }}] }}"
LAST = f"{{ text: When, options: [{{ label: Now, {ANSWER} }}, {{ label: Later, {ANSWER} }}] }}"


def faults(folder: Path, questions: str, layout: str = "decision") -> list[str]:
    nri = FILES["pages/nri.yaml"].replace("path: /nri\n", f"path: /nri\nlayout: {layout}\n")
    head = "    lede: Plain words.\n"
    files = {"pages/nri.yaml": nri.replace(head, f"{head}    questions: [{questions}]\n")}
    return load_faults(write_site(folder, files)) or check_faults(folder, files)


def test_questions_whose_options_go_on_or_end_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, f"{FIRST}, {LAST}") == []


@pytest.mark.parametrize(
    ("questions", "message"),
    [
        (f"{LAST}, {LAST}", "one option must have no answer"),
        (f"{{ text: Both, options: [{{ label: A }}, {{ label: B }}] }}, {LAST}", "one other must have one"),
        (FIRST, "is the last question: each option needs an answer"),
    ],
)
def test_a_path_without_an_answer_is_refused(questions: str, message: str, tmp_path: Path) -> None:
    [fault] = faults(tmp_path, questions)
    assert message in fault


@pytest.mark.parametrize(("questions", "layout"), [("", "decision"), (f"{FIRST}, {LAST}", "reference")])
def test_questions_and_their_layout_belong_together(questions: str, layout: str, tmp_path: Path) -> None:
    [fault] = faults(tmp_path, questions, layout)
    assert "layout is decision" in fault
