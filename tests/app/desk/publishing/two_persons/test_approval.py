"""Who may approve what: the function that decides, as a table of cases."""

import pytest

from app.desk.publishing.two_persons.approval import ApprovalRefusedError, Verdict, decide

EDITOR, ASHA, BELA, CHITRA = (f"{name}@firm.example" for name in ("editor", "asha", "bela", "chitra"))
NOBODY = None
REFUSED = None


@pytest.mark.parametrize(
    ("authors", "approved", "approvers", "by", "expected"),
    [
        pytest.param([EDITOR], [], [ASHA], ASHA, Verdict.COMPLETE, id="an editor and an approver"),
        pytest.param([EDITOR], [], [ASHA], EDITOR, REFUSED, id="an editor may not"),
        pytest.param([ASHA], [], [ASHA, BELA], ASHA, REFUSED, id="own words"),
        pytest.param([ASHA, EDITOR], [], [ASHA, BELA], ASHA, Verdict.IN_PART, id="own words beside an editor's"),
        pytest.param([ASHA, BELA], [], [ASHA, BELA], BELA, Verdict.IN_PART, id="two who both typed: the first"),
        pytest.param([ASHA, BELA], [BELA], [ASHA, BELA], ASHA, Verdict.COMPLETE, id="two who both typed: the second"),
        pytest.param([ASHA, BELA], [BELA], [ASHA, BELA], BELA, REFUSED, id="two who both typed: the first again"),
        pytest.param([ASHA, BELA], [], [ASHA, BELA, CHITRA], CHITRA, Verdict.COMPLETE, id="a third covers both"),
        pytest.param([EDITOR, BELA], [BELA], [BELA], BELA, REFUSED, id="one who typed last beside an editor"),
        pytest.param([ASHA, BELA], [BELA], [ASHA], ASHA, Verdict.IN_PART, id="the first was disabled meanwhile"),
        pytest.param([ASHA], [], [BELA], BELA, Verdict.COMPLETE, id="the author was disabled"),
        pytest.param([NOBODY], [], [ASHA], ASHA, Verdict.COMPLETE, id="what nobody typed"),
        pytest.param([NOBODY, ASHA], [], [ASHA], ASHA, Verdict.IN_PART, id="what nobody typed, and own words"),
        pytest.param([], [], [ASHA], ASHA, Verdict.COMPLETE, id="nothing differs"),
        pytest.param([ASHA], [], [ASHA], ASHA, REFUSED, id="nobody else may"),
    ],
)
def test_where_two_are_needed(
    authors: list[str | None], approved: list[str], approvers: list[str], by: str, expected: Verdict | None
) -> None:
    def said() -> Verdict:
        return decide(authors, by=by, approved=approved, approvers=approvers, needs_two=True)

    if expected is REFUSED:
        with pytest.raises(ApprovalRefusedError):
            said()
    else:
        assert said() is expected


@pytest.mark.parametrize(
    ("authors", "approvers", "expected"),
    [([ASHA], [ASHA], Verdict.ALONE), ([EDITOR], [ASHA], Verdict.COMPLETE), ([ASHA], [ASHA, BELA], REFUSED)],
)
def test_where_one_is_enough_only_who_has_no_other_is_alone(
    authors: list[str], approvers: list[str], expected: Verdict | None
) -> None:
    if expected is REFUSED:
        with pytest.raises(ApprovalRefusedError):
            decide(authors, by=ASHA, approved=[], approvers=approvers, needs_two=False)
    else:
        assert decide(authors, by=ASHA, approved=[], approvers=approvers, needs_two=False) is expected
