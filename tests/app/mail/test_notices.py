"""Mail that is of no query: one a period, in one hand at a time, sent and given up like others; on both databases."""

from datetime import date, timedelta

from flask import Flask

from app.database.extensions import db
from app.mail.backlog import newest_dead_letters, read_backlog
from app.mail.message import notice_message
from app.mail.notices import lease_due_notice, queue_notice
from app.mail.records import LEASE, DatedFigures, LeasedNotice, NoticeFacts, NoticeKind, OldFigures, RefusedEdition
from app.mail.store import forget_sent, give_up, lease_due_mail, mark_sent, put_back, release_leases
from tests.app.mail.outbox_app import ORIGIN, Clock, delivery, queue, route_to
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


def old_figures(*named: DatedFigures) -> OldFigures:
    return OldFigures(limit_days=45, strategies=list(named or (ACE,)))


def queue_one(period: str = "2026-W16") -> bool:
    with db.engine.begin() as connection:
        return queue_notice(connection, period, old_figures(), NOON_IN_INDIA)


def claim_one(worker_id: str = "worker-a") -> LeasedNotice:
    notice = lease_due_notice(worker_id, NOON_IN_INDIA)
    assert notice is not None
    return notice


def words_of(*named: DatedFigures) -> list[str]:
    return mail_of(old_figures(*named))


def mail_of(facts: NoticeFacts) -> list[str]:
    notice = LeasedNotice("a" * 24, NOON_IN_INDIA, facts, NOON_IN_INDIA, 1)
    message = notice_message(notice, route_to("smtp://127.0.0.1"), LATER)
    return [message["Subject"], *message.get_content().splitlines()]


def test_a_period_has_one_notice(app: Flask) -> None:
    assert [queue_one(), queue_one(), queue_one("2026-W17")] == [True, False, True]
    assert read_backlog().waiting == 2


def test_it_is_nobody_elses_until_its_lease_ends(app: Flask) -> None:
    queue_one()
    first = claim_one()
    assert (first.facts, first.made_at, first.attempts) == (old_figures(), NOON_IN_INDIA, 1)
    assert lease_due_notice("worker-b", NOON_IN_INDIA) is None
    again = lease_due_notice("worker-b", NOON_IN_INDIA + LEASE)
    assert again is not None
    assert (again.id, again.attempts) == (first.id, 2)
    assert release_leases("worker-b") == 1
    assert lease_due_mail("worker-a", LATER) is None, "it is no mail of a query"


def test_one_that_was_given_up_is_a_dead_letter_without_a_query_and_is_put_back(app: Flask) -> None:
    queue(minutes_ago=1)
    queue_one()
    notice, mail = claim_one(), lease_due_mail("worker-a", NOON_IN_INDIA)
    assert mail is not None
    give_up(notice.id, "worker-a", at=LATER, reason="the server refused the mail: 550 no")
    give_up(mail.id, "worker-a", at=NOON_IN_INDIA, reason="no")
    newest, other = newest_dead_letters(20)
    assert (newest.id, newest.query_id, newest.kind) == (notice.id, None, NoticeKind.FIGURES)
    assert (newest.made_at, newest.failed_at, newest.attempts) == (NOON_IN_INDIA, LATER, 1)
    assert (other.id, other.query_id, other.kind) == (mail.id, mail.query_id, "contact")
    assert [letter.id for letter in newest_dead_letters(1)] == [notice.id]
    assert put_back(notice.id, LATER)
    assert not put_back(notice.id, LATER)
    assert (read_backlog().waiting, read_backlog().oldest_queued_at, read_backlog().dead) == (1, LATER, 1)


def test_a_sent_one_is_forgotten_in_its_time(app: Flask) -> None:
    queue_one()
    mark_sent(claim_one().id, NOON_IN_INDIA)
    assert (forget_sent(NOON_IN_INDIA), forget_sent(LATER)) == (0, 1)


def test_the_worker_sends_queries_first_and_then_the_notice(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue_one()
    queue()
    delivery(mail_server.url, clock).send_due_mail()
    subjects = [str(mail.message["Subject"]) for mail in mail_server.mails]
    assert subjects == ["Contact Query, 15 Apr 2026, 12:00 IST", "Old figures: ACE strategy, 15 Apr 2026"]
    assert f"{ORIGIN}/admin/dashboard/figures" in mail_server.mails[1].message.get_content()
    assert (read_backlog().waiting, read_backlog().dead) == (0, 0)


def test_a_refused_one_is_given_up_with_its_reason(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue_one()
    mail_server.answers["RCPT"] = "550 5.7.1 not here"
    delivery(mail_server.url, clock).send_due_mail()
    [letter] = newest_dead_letters(20)
    assert (letter.kind, "550" in letter.reason) == (NoticeKind.FIGURES, True)


def test_the_mail_names_strategies_their_day_their_age_and_the_desk() -> None:
    assert words_of(ACE) == [
        "Old figures: ACE strategy, 15 Apr 2026",
        "Stated figures of 1 strategy are older than 45 days:",
        "",
        "ACE strategy: as on 28 Feb 2026, 46 days ago",
        "",
        "Publish newer figures  https://www.example.in/admin/dashboard/figures",
        "",
        "You get this mail once a week until all are renewed.",
    ]


def test_a_long_list_is_cut_and_says_so() -> None:
    words = words_of(*(ACE.model_copy(update={"name": f"Strategy {number}"}) for number in range(52)))
    assert words[0] == "Old figures of 52 strategies, 15 Apr 2026"
    assert words[1] == "Stated figures of 52 strategies are older than 45 days:"
    assert words[52:54] == ["Strategy 49: as on 28 Feb 2026, 46 days ago", "and 2 more, which the dashboard names"]


def test_a_kind_is_read_as_what_it_tells(app: Flask) -> None:
    with db.engine.begin() as connection:
        assert queue_notice(connection, "2026-W16", REFUSED, NOON_IN_INDIA)
        assert queue_notice(connection, "2026-W16", old_figures(), LATER), "of another kind"
    assert claim_one().facts == REFUSED


def test_the_mail_of_a_schedule_not_kept_says_what_is_wrong_and_where_it_is_mended() -> None:
    assert mail_of(REFUSED) == [
        "Not published: ACE strategy, 15 Apr 2026",
        "A scheduled edition was not published, because it had faults when it was due. It is a draft again.",
        "",
        "What         ACE strategy, figures as on 31 Mar 2026",
        "Planned for  15 April 2026, 12:00 IST (15 April, 06:30 UTC)",
        "Approved by  bela@firm.example",
        f"Fix it       {ORIGIN}/admin/dashboard/figures/ace-strategy/editions/{'b' * 24}",
        "",
        "Growth, row 2, date: is no date",
        "Page /pms: says “₹1”",
        "",
        "After fixing them, propose it and have it approved again.",
    ]


def test_the_mail_of_words_leads_to_their_part_and_counts_what_it_leaves_out() -> None:
    words = {"edition_kind": "words", "subject": "faqs/nri", "name": "Questions of NRIs", "as_on": None}
    lines = mail_of(REFUSED.model_copy(update={**words, "more_faults": 3}))
    assert lines[3] == "What         Questions of NRIs, words"
    assert lines[6].endswith(f"/words/faqs/nri/editions/{'b' * 24}")
    assert lines[10] == "and 3 more, which a check in the panel names"
