"""Mail about events: one a period, one worker at a time, sent and given up like others; on both databases."""

from datetime import date, timedelta

from flask import Flask

from app.database.extensions import db
from app.mail.message import message_of
from app.mail.models import EventMail, QueryMail
from app.mail.outbox import forget_sent, give_up, lease, mark_sent, newest_dead_letters, put_back, queue_event_mail
from app.mail.records import LEASE, DatedFigures, EventFacts, EventKind, OldFiguresFacts, RefusedEdition
from tests.app.mail.outbox_app import (
    ORIGIN,
    Clock,
    condition,
    delivery,
    lease_event_mail,
    lease_query_mail,
    mail_to,
    queue,
)
from tests.app.queries.new_queries import NOON_IN_INDIA
from tests.factories.mail_server import MailServer

ACE = DatedFigures(name="ACE strategy", as_on=date(2026, 2, 28), age_days=46)
REFUSED = RefusedEdition(
    edition_id="b" * 24,
    edition_kind="figures",
    subject="ace-strategy",
    name="ACE strategy",
    as_on=date(2026, 3, 31),
    publish_at=NOON_IN_INDIA,
    approved_by="bela@firm.example",
    faults=["Growth, row 2, date: is no date", "Page /pms: says “₹1”"],
    more_faults=0,
)
LATER = NOON_IN_INDIA + timedelta(hours=1)


def old_figures(*named: DatedFigures) -> OldFiguresFacts:
    return OldFiguresFacts(limit_days=45, strategies=list(named or (ACE,)))


def queue_one(period: str = "2026-W16") -> bool:
    with db.engine.begin() as connection:
        return queue_event_mail(connection, period, old_figures(), NOON_IN_INDIA)


def words_of(*named: DatedFigures) -> list[str]:
    return mail_of(old_figures(*named))


def mail_of(facts: EventFacts) -> list[str]:
    mail = EventMail(id="a" * 24, kind=facts.kind, made_at=NOON_IN_INDIA, facts=facts.model_dump_json())
    message = message_of(mail, mail_to("smtp://127.0.0.1"), LATER)
    return [message["Subject"], *message.get_content().splitlines()]


def test_a_period_has_one_notice(app: Flask) -> None:
    assert [queue_one(), queue_one(), queue_one("2026-W17")] == [True, False, True]
    assert condition().waiting == 2


def test_it_is_nobody_elses_until_its_lease_ends(app: Flask) -> None:
    queue_one()
    first = lease_event_mail()
    assert (first.read_facts(), first.made_at, first.attempts) == (old_figures(), NOON_IN_INDIA, 1)
    assert lease(EventMail, "worker-b", NOON_IN_INDIA) is None
    again = lease(EventMail, "worker-b", NOON_IN_INDIA + LEASE)
    assert again is not None
    assert (again.id, again.attempts) == (first.id, 2)
    assert lease(QueryMail, "worker-a", LATER) is None, "it is no mail of a query"


def test_one_that_was_given_up_is_a_dead_letter_without_a_query_and_is_put_back(app: Flask) -> None:
    queue(minutes_ago=1)
    queue_one()
    mail, of_query = lease_event_mail(), lease_query_mail()
    give_up(mail, at=LATER, reason="the server refused the mail: 550 no")
    give_up(of_query, at=NOON_IN_INDIA, reason="no")
    newest, other = newest_dead_letters(20)
    assert isinstance(newest, EventMail)
    assert isinstance(other, QueryMail)
    assert (newest.id, newest.query_id, newest.kind) == (mail.id, None, EventKind.FIGURES)
    assert (newest.made_at, newest.settled_at, newest.attempts) == (NOON_IN_INDIA, LATER, 1)
    assert (other.id, other.query_id, other.list_name) == (of_query.id, of_query.query_id, "contact")
    assert [letter.id for letter in newest_dead_letters(1)] == [mail.id]
    assert put_back(mail.id, LATER)
    assert not put_back(mail.id, LATER)
    found = condition(LATER + timedelta(minutes=2))
    assert (found.waiting, found.oldest_waiting_minutes, found.dead_letters) == (1, 2, 1)


def test_a_sent_one_is_forgotten_in_its_time(app: Flask) -> None:
    queue_one()
    mark_sent(lease_event_mail(), NOON_IN_INDIA)
    forget_sent(NOON_IN_INDIA)
    assert not queue_one()
    forget_sent(LATER)
    assert queue_one()


def test_the_worker_sends_queries_first_and_then_the_notice(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue_one()
    queue()
    delivery(mail_server.url, clock).send_due_mail()
    subjects = [str(mail.message["Subject"]) for mail in mail_server.mails]
    assert subjects == ["Contact Query, 15 Apr 2026, 12:00 IST", "Old figures: ACE strategy, 15 Apr 2026"]
    assert f"{ORIGIN}/admin/dashboard/figures" in mail_server.mails[1].message.get_content()
    assert (condition().waiting, condition().dead_letters) == (0, 0)


def test_a_refused_one_is_given_up_with_its_reason(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue_one()
    mail_server.answers["RCPT"] = "550 5.7.1 not here"
    delivery(mail_server.url, clock).send_due_mail()
    [letter] = newest_dead_letters(20)
    assert isinstance(letter, EventMail)
    assert (letter.kind, "550" in str(letter.reason)) == (EventKind.FIGURES, True)


def test_the_mail_names_strategies_their_day_their_age_and_the_desk() -> None:
    assert words_of(ACE) == [
        "Old figures: ACE strategy, 15 Apr 2026",
        "Stated figures are older than 45 days:",
        "",
        "ACE strategy: as on 28 Feb 2026, 46 days ago",
        "",
        "Publish newer figures  https://www.example.in/admin/dashboard/figures",
        "",
        "You get this mail once a week until all are renewed.",
    ]


def test_the_subject_counts_what_it_does_not_name() -> None:
    assert words_of(ACE, ACE, ACE)[0] == "Old figures: ACE strategy and 2 more, 15 Apr 2026"


def test_a_kind_is_read_as_what_it_tells(app: Flask) -> None:
    with db.engine.begin() as connection:
        assert queue_event_mail(connection, "2026-W16", REFUSED, NOON_IN_INDIA)
        assert queue_event_mail(connection, "2026-W16", old_figures(), LATER), "of another kind"
    assert lease_event_mail().read_facts() == REFUSED


def test_the_mail_of_a_schedule_not_kept_says_what_is_wrong_and_where_it_is_fixed() -> None:
    assert mail_of(REFUSED) == [
        "Not published: ACE strategy, 15 Apr 2026",
        "A scheduled edition was not published when it was due. It is a draft again.",
        "",
        "What           ACE strategy, figures as on 31 Mar 2026",
        "Scheduled for  15 April 2026, 12:00 IST (15 April, 06:30 UTC)",
        "Approved by    bela@firm.example",
        f"Open it        {ORIGIN}/admin/dashboard/figures/ace-strategy/editions/{'b' * 24}",
        "",
        "The reasons:",
        "Growth, row 2, date: is no date",
        "Page /pms: says “₹1”",
        "",
        "Check it, propose it and have it approved again.",
    ]


def test_the_mail_of_words_leads_to_their_part_and_counts_what_it_leaves_out() -> None:
    words = {"edition_kind": "words", "subject": "faqs/nri", "name": "Questions of NRIs", "as_on": None}
    lines = mail_of(REFUSED.model_copy(update={**words, "more_faults": 3}))
    assert lines[3] == "What           Questions of NRIs, words"
    assert lines[6].endswith(f"/words/faqs/nri/editions/{'b' * 24}")
    assert lines[11] == "and 3 more, which a check in the panel names"
