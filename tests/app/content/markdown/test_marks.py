"""A text without its drawing leaves out what is said of the drawing's marks, and nothing else."""

import pytest

from app.content.markdown.marks import without_marks


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("One dot is one; the gold one is the plus.", None),
        ("The minimum ticket. One dot is ₹1 lakh", "The minimum ticket."),
        ("A blank is left out; its dial is empty. Ask us.", "A blank is left out. Ask us."),
        ("Oldest first; ask us. No dot-com among them.", "Oldest first; ask us. No dot-com among them."),
    ],
)
def test_only_clauses_on_marks_are_left_out(text: str, told: str | None) -> None:
    assert without_marks(text) == told
