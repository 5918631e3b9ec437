"""Words judged as if published: faults are at the form's fields, and the page has the new words."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.content.composing.compose import compose
from app.content.composing.desk.changed_words import NEW_HOST
from app.content.composing.desk.judge_candidate import judge
from app.content.editions.published import PublishedEdition
from app.content.reading.loader import load_sources
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from tests.app.content.small_site import FILES, TODAY, VARIANT, write_site

NRI = "faqs/nri"
QUESTION = {"id": "first", "question": "Who asks?", "answer": "You do, on [the front page](/#counts)."}


@pytest.fixture
def content_dir(tmp_path: Path) -> Path:
    return write_site(tmp_path)


def judged(content_dir: Path, subject: str, value: object, *, renders: bool = False) -> CandidateOutcome:
    candidate = PublishedEdition(
        kind="words",
        subject=subject,
        number=0,
        as_on=None,
        published_at=datetime(2026, 11, 20, 6, tzinfo=UTC),
        original_digest=load_sources(content_dir).original_digests["words", subject],
        data={"value": value},
    )
    return judge(
        CandidateJob(
            content_dir=content_dir,
            publications_file=None,
            candidate=candidate,
            variant=VARIANT,
            today=TODAY,
            renders=renders,
        )
    )


def told(outcome: CandidateOutcome) -> list[tuple[str, str]]:
    return [(fault.field, fault.message) for fault in outcome.faults]


def questions(*changes: dict[str, Any]) -> dict[str, Any]:
    return {"questions": [{**QUESTION, **change} for change in changes]}


def test_unchanged_words_change_nothing_of_the_page(tmp_path: Path) -> None:
    content_dir = with_highlights(tmp_path)
    outcome = judged(content_dir, "home/highlights", {"heading": "Counts", "claims": ["pms"]}, renders=True)
    assert (outcome.faults, outcome.changes, outcome.page_path) == ([], [], "/")
    published = compose(load_sources(content_dir), VARIANT, TODAY).request_json("/")
    assert outcome.request_json == published.decode()


def test_other_words_are_told_as_changes(content_dir: Path) -> None:
    outcome = judged(content_dir, NRI, questions({"answer": "You."}))
    assert [(one.label, one.after) for one in outcome.changes] == [("Questions, Who asks?, Answer", "You.")]


@pytest.mark.parametrize(
    ("subject", "value", "fault"),
    [
        (
            NRI,
            questions({}, {"id": "second", "answer": "## A heading"}),
            ("questions.1.answer", "is not allowed: use paragraphs"),
        ),
        (NRI, questions({}, {"id": "second", "answer": "From ₹ 5"}), ("questions.1.answer", "no space after ₹")),
        (NRI, questions({"id": "Nobody Knows"}), ("questions.0.id", "does not have the form")),
        (NRI, {"questions": "none"}, ("questions", "valid list")),
        (NRI, {}, ("questions", "is missing")),
        (NRI, 5, ("", "must hold fields")),
        (NRI, {**questions({}), "reviewedOn": "2030-01-01"}, ("", "'reviewedOn' is not known here")),
        (NRI, questions({"answer": "See {nothing}."}), ("questions.0.answer", "{nothing} is not known")),
        ("site/registrations", {"registrations": {"aprn": 5}}, ("registrations.aprn", "must be text")),
    ],
)
def test_a_fault_stands_at_its_field(content_dir: Path, subject: str, value: object, fault: tuple[str, str]) -> None:
    found = told(judged(content_dir, subject, value))
    field, message = fault
    assert [where for where, _ in found] == [field]
    assert message in found[0][1]


ADDRESS = "https://elsewhere.example/page"


@pytest.mark.parametrize(
    "address",
    [
        "http://elsewhere.example/",
        "//elsewhere.example/",
        "/\\\\elsewhere.example",
        "https:elsewhere.example",
        "https://firm.example@elsewhere.example/",
        "https://user:word@elsewhere.example/",
        "https://firm.example\\\\@elsewhere.example/",
        "https://firm.example&#64;elsewhere.example/",
        "https://firm.example%40elsewhere.example/",
        "https://localhost/",
        "ftp://elsewhere.example/",
        "javascript://elsewhere.example/",
        "javascript:alert`1`",
        "data:text/html,words",
        "elsewhere.example",
        "mailto:a@firm.example?bcc=b@elsewhere.example",
        "mailto:a@firm.example,b@elsewhere.example",
        "tel:call",
    ],
)
def test_no_other_address_may_be_linked(content_dir: Path, address: str) -> None:
    outcome = judged(content_dir, NRI, questions({"answer": f"{QUESTION['answer']} Or [there]({address})."}))
    assert [field for field, _ in told(outcome)] == ["questions.0.answer"]


@pytest.mark.parametrize("address", ["https://a@elsewhere.example/", "https://a:b@elsewhere.example/"])
def test_a_user_before_a_host_is_called_so(content_dir: Path, address: str) -> None:
    outcome = judged(content_dir, NRI, questions({"answer": f"{QUESTION['answer']} Or [there]({address})."}))
    assert "names a user before the host" in outcome.faults[0].message


@pytest.mark.parametrize(
    ("address", "host"),
    [
        (ADDRESS, "elsewhere.example"),
        ("https://ELSEWHERE.example:8443", "elsewhere.example"),
        ("https://a.firm.example/@b", "a.firm.example"),
        ("mailto:a@elsewhere.example", "elsewhere.example"),
        ("mailto:b@tester.example", None),
        ("tel:+911140000000", None),
        ("/", None),
    ],
)
def test_a_host_that_was_not_linked_before_is_a_change_of_its_own(
    content_dir: Path, address: str, host: str | None
) -> None:
    outcome = judged(content_dir, NRI, questions({"answer": f"{QUESTION['answer']} Or [there]({address})."}))
    assert outcome.faults == []
    named = [one for one in outcome.changes if one.label.startswith(NEW_HOST)]
    assert [one.label for one in named] == ([] if host is None else [f"{NEW_HOST}: {host}"])
    assert outcome.changes[: len(named)] == named
    assert [one.before for one in named] == [None] * len(named)


def test_a_host_that_is_linked_elsewhere_is_none(tmp_path: Path) -> None:
    other = FILES["pages/home.yaml"].replace("href: /contact", f"href: {ADDRESS}")
    outcome = judged(
        write_site(tmp_path, {"pages/home.yaml": other}),
        NRI,
        questions({"answer": f"{QUESTION['answer']} Or [there]({ADDRESS}/b)."}),
    )
    assert [one.label for one in outcome.changes] == ["Questions, Who asks?, Answer"]


def test_a_new_address_for_mail_is_a_host_too(content_dir: Path) -> None:
    outcome = judged(content_dir, "site/contact", contact(email="a@elsewhere.example"))
    assert (outcome.changes[0].label, outcome.changes[0].after) == (
        f"{NEW_HOST}: elsewhere.example",
        "mailto:a@elsewhere.example",
    )


def contact(**changes: Any) -> dict[str, Any]:
    address = {"lines": ["1 Road"], "street": "1 Road", "locality": "Delhi", "postalCode": "110001", "country": "IN"}
    hours = {"monday": {"opens": "09:30", "closes": "18:30"}}
    return {"email": "a@firm.example", "phone": "+91 11 4000 0000", "address": address, "hours": hours, **changes}


@pytest.mark.parametrize(
    ("subject", "value", "expected"),
    [
        (
            NRI,
            questions({"id": "other"}),
            [
                f"In the site's files, content/{place}: '/nri#first' leads nowhere: /nri has no id 'first'"
                for place in ("pages/home.yaml:19: blocks.1.link.href", "redirects.yaml:2: redirects.0.to")
            ],
        ),
        (
            NRI,
            questions({"answer": "[Rows](/a/growth.csv)"}),
            ["'/a/growth.csv' leads nowhere: /a/growth.csv is not in url-ledger.yaml"],
        ),
        (
            "site/contact",
            contact(phone="011 4000 0000"),
            ["'011 4000 0000' is not a phone number with its country code: write it like +91 11 4000 0000"],
        ),
        (
            "site/contact",
            contact(phoneHref="tel:+911140000000"),
            ["'phoneHref' is not known here: remove it, or discard the draft and begin again"],
        ),
        ("site/contact", contact(email="x"), ["'x' does not have the form that is needed here"]),
    ],
)
def test_faults_are_told_in_words(content_dir: Path, subject: str, value: object, expected: list[str]) -> None:
    assert [message for _, message in told(judged(content_dir, subject, value))] == expected


def test_a_block_is_told_from_its_page(tmp_path: Path) -> None:
    outcome = judged(with_highlights(tmp_path), "home/highlights", {"heading": "Counts", "claims": ["pms", "nobody"]})
    assert [field for field, _ in told(outcome)] == ["claims.1"]


def with_highlights(folder: Path) -> Path:
    """A small site whose counts are the section of highlights."""
    home, answers = FILES["pages/home.yaml"], FILES["faqs/nri.yaml"]
    changes = {"pages/home.yaml": home.replace("id: counts", "id: highlights")}
    return write_site(folder, changes | {"faqs/nri.yaml": answers.replace("/#counts", "/#highlights")})
