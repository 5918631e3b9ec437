"""Every path through the guide: no result without its answers, and the same result as the pure functions."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest

from app.content.residence.answers import WORDS
from app.content.residence.fema_residence import fema_residence
from app.content.residence.guide import CHOICES, PARAMETERS, QUESTIONS, UNKNOWN, Step, results, walk
from app.content.residence.tax_residence import tax_residence

# Values on both sides of every limit in the rules.
NUMBERS: Mapping[str, tuple[str, ...]] = {
    "days_in_year": ("0", "59", "60", "119", "120", "181", "182"),
    "days_in_preceding_year": ("0", "182", "183"),
    "days_in_four_years_before": ("183", "364", "365"),
    "days_in_seven_years_before": ("365", "729", "730"),
    "non_resident_years_of_ten": ("8", "9"),
}


def paths(params: dict[str, str], may_skip: bool) -> Iterator[Step]:
    """Yield every end that answers can lead to from here."""
    step = walk(params)
    assert step.error is None, (params, step.error)
    if step.question is None:
        yield step
        return
    offered = CHOICES.get(step.question) or NUMBERS[step.question]
    for answer in (*offered, *([UNKNOWN] if may_skip else [])):
        following = walk({**params, PARAMETERS[step.question]: answer})
        if following.error is None:
            yield from paths({**params, PARAMETERS[step.question]: answer}, may_skip)


def test_whoever_answers_all_that_is_asked_gets_both_results_as_the_rules_give_them() -> None:
    ends = list(paths({}, may_skip=False))
    assert len(ends) > 1_000
    for step in ends:
        tax, fema = results(step.answers)
        assert tax.status is not None
        assert fema.status is not None
        assert (tax, fema) == (tax_residence(step.answers), fema_residence(step.answers))


def test_a_skipped_question_that_matters_gives_no_result_but_names_what_is_missing() -> None:
    undecided = 0
    for step in paths({"person": "citizen", "stay": "visits"}, may_skip=True):
        skipped = {name for name in QUESTIONS if step.given.get(PARAMETERS[name]) == UNKNOWN}
        for decision in results(step.answers):
            assert (decision.status is None) == bool(decision.missing)
            assert set(decision.missing) <= {WORDS[name] for name in skipped}
            undecided += decision.status is None
    assert undecided > 0


def test_a_question_is_asked_only_if_it_can_change_a_result() -> None:
    step = walk({"person": "other", "stay": "visits", "daysInYear": "182"})
    assert step.question == "days_in_seven_years_before"
    assert walk({**step.given, "daysInSevenYearsBefore": "300"}).question == "days_in_preceding_year"
    # 182 days in seven years cannot include 183 days in one of them.
    assert walk({**step.given, "daysInSevenYearsBefore": "182"}).question is None
    # An answer to a question that was not asked is dropped, so that no address carries it along.
    assert "indianIncomeAbove15Lakh" not in walk({**step.given, "indianIncomeAbove15Lakh": "yes"}).given


def test_questions_come_in_one_order() -> None:
    for step in paths({"person": "indianOrigin", "stay": "comesForGood"}, may_skip=False):
        places = [list(PARAMETERS.values()).index(parameter) for parameter in step.given]
        assert all(before < after for before, after in pairwise(places))


def test_whoever_changes_an_answer_keeps_the_others_and_comes_to_the_same_end() -> None:
    ends = [step for step in paths({"person": "citizen", "stay": "visits"}, may_skip=False) if len(step.given) > 4]
    assert ends
    for step in ends:
        for changed in step.given:
            again = walk({asks: value for asks, value in step.given.items() if asks != changed})
            if again.question is not None:
                assert {**again.given, changed: step.given[changed], **again.kept} == dict(step.given), changed
                assert PARAMETERS[again.question] == changed


def test_of_later_answers_those_are_kept_that_are_answers_and_still_count() -> None:
    later = {"daysInYear": "400", "daysInFourYearsBefore": " 0365 ", "taxedInAnotherCountry": "unknown"}
    assert walk({"person": "citizen", **later}).kept == {
        "daysInFourYearsBefore": "365",
        "taxedInAnotherCountry": "unknown",
    }
    # Whoever is in India for half the year is resident, whatever happened in earlier years.
    half_a_year = {"person": "other", "stay": "visits", "daysInYear": "182"}
    assert "daysInFourYearsBefore" not in walk({**half_a_year, **later, "daysInYear": "182"}).kept


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("", "whole number"),
        ("-1", "whole number"),
        ("12.5", "whole number"),
        ("١٢", "whole number"),
        ("400", "at most 365"),
        ("9" * 400, "at most 365"),
        ("0000999", "at most 365"),
        ("<b>", "whole number"),
    ],
)
def test_a_faulty_answer_is_asked_for_again_and_says_why(written: str, told: str) -> None:
    step = walk({"person": "citizen", "stay": "visits", "daysInYear": written})
    assert step.question == "days_in_year"
    assert told in (step.error or "")


def test_a_number_counts_whole_and_is_shown_as_it_was_read() -> None:
    step = walk({"person": "citizen", "stay": "visits", "daysInYear": " 0000199 "})
    assert step.answers.days_in_year == 199
    assert step.given["daysInYear"] == "199"


def test_a_choice_that_is_none_is_asked_for_again() -> None:
    assert walk({"person": "king"}).error
    assert walk({"stay": "visits"}).question == "person"


def test_days_that_cannot_lie_within_others_are_told() -> None:
    step = walk(
        {
            "person": "citizen",
            "stay": "comesForGood",
            "daysInYear": "200",
            "daysInFourYearsBefore": "500",
            "daysInSevenYearsBefore": "100",
        }
    )
    # At 182 days or more, the guide does not ask about four years, only about seven.
    assert step.error is None
    faulty = walk({"person": "other", "stay": "neither", "daysInYear": "100", "daysInFourYearsBefore": "500"})
    again = walk({**faulty.given, "daysInSevenYearsBefore": "100"})
    assert again.question == "days_in_seven_years_before"
    assert "500 days in the four years before" in (again.error or "")
    most = 500 + 3 * 366 - 2
    assert walk({**faulty.given, "daysInSevenYearsBefore": str(most)}).error is None
    beyond = walk({**faulty.given, "daysInSevenYearsBefore": str(most + 1)})
    assert beyond.question == "days_in_seven_years_before"
    assert f"{most + 1:,} days in the seven years before" in (beyond.error or "")


def test_a_later_answer_that_contradicts_a_changed_one_is_asked_for_again() -> None:
    end = walk(
        {
            "person": "citizen",
            "stay": "visits",
            "daysInYear": "150",
            "daysInFourYearsBefore": "400",
            "indianIncomeAbove15Lakh": "no",
            "daysInPrecedingYear": "200",
        }
    )
    assert end.question is None
    # By FEMA, 150 days in four years decide, even if the preceding year is unknown.
    changed = {**end.given, "daysInFourYearsBefore": "150"}
    again = walk(changed)
    assert again.question == "days_in_preceding_year"
    assert "200 days in the year before" in (again.error or "")
    assert walk({**changed, "daysInPrecedingYear": "100"}).question is None
    assert walk({**changed, "daysInPrecedingYear": UNKNOWN}).question is None


def test_days_of_a_resident_contradict_non_resident_years() -> None:
    always_here = {"person": "other", "stay": "visits", "daysInYear": "70", "daysInFourYearsBefore": "1461"}
    step = walk({**always_here, "daysInSevenYearsBefore": "2557", "nonResidentYearsOfTen": "9"})
    assert step.question == "non_resident_years_of_ten"
    assert "at most 181 days" in (step.error or "")
    few = {"person": "other", "stay": "visits", "daysInYear": "70", "daysInFourYearsBefore": "543"}
    assert walk({**few, "daysInSevenYearsBefore": "1086", "nonResidentYearsOfTen": "10"}).error is None
