"""An edition from draft to publication: who may do what, what is refused, and that only one of two wins."""

import threading
from dataclasses import replace
from datetime import date, timedelta
from typing import cast

import pytest
from flask import Flask, current_app

from app.content.editions.findings import Finding
from app.content.editions.published import Kind
from app.content.snapshots.composing_process import ComposerFailed
from app.desk.publishing.edition_store import (
    add_edition,
    due_editions,
    edition_data,
    find_edition,
    open_editions,
    published_editions,
    save_draft,
)
from app.desk.publishing.lifecycle import (
    EditionFaultyError,
    approve,
    discard,
    propose,
    publish_scheduled,
    send_back,
)
from app.desk.publishing.publication_rows import current_sequence
from app.desk.publishing.records import Actor, EditionConflictError, EditionRecord, NewEdition, State
from app.desk.publishing.two_persons.approval import ApprovalRefusedError
from app.desk.publishing.watch import update_publications_file
from app.members.audit_log import Action, newest_records
from tests.app.desk.publishing.conftest import DIGEST, Desk
from tests.app.desk.publishing.steps_taken import get_edition

PUBLISHED = {"asOn": "2026-05-31"}
"""What visitors see of every subject."""
ASHA, BELA = Actor("asha@firm.example", "192.0.2.1"), Actor("bela@firm.example", "192.0.2.2")


def draft(desk: Desk, subject: str = "ace-strategy", *, kind: Kind = "figures", by: Actor = ASHA) -> EditionRecord:
    new = NewEdition(
        kind=kind, subject=subject, as_on=date(2026, 6, 30), data={"asOn": "2026-06-30"}, original_digest=DIGEST
    )
    return add_edition(new, by, desk.now)


def proposed(desk: Desk, subject: str = "ace-strategy") -> EditionRecord:
    edition = draft(desk, subject)
    return propose(desk.context, edition, edition.revision, ASHA)


def published(desk: Desk, subject: str = "ace-strategy") -> EditionRecord:
    edition = proposed(desk, subject)
    return approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)


def test_a_subject_has_one_open_edition(desk: Desk) -> None:
    first = draft(desk)
    with pytest.raises(EditionConflictError, match="open edition"):
        draft(desk)
    discard(desk.context, first, first.revision, ASHA)
    assert draft(desk).id != first.id


def test_words_and_figures_of_one_name_do_not_meet(desk: Desk) -> None:
    draft(desk)
    draft(desk, kind="words")
    assert set(open_editions("figures")) == set(open_editions("words")) == {"ace-strategy"}


def test_of_two_who_save_the_second_is_told(desk: Desk) -> None:
    edition = draft(desk)
    saved = save_draft(
        edition.id, edition.revision, {"asOn": "a"}, published=PUBLISHED, as_on=None, by=BELA, at=desk.now
    )
    assert saved.authors == (ASHA.email, BELA.email)
    with pytest.raises(EditionConflictError, match="meanwhile"):
        save_draft(edition.id, edition.revision, {"asOn": "b"}, published=PUBLISHED, as_on=None, by=ASHA, at=desk.now)
    assert edition_data(edition.id) == {"asOn": "a"}


def test_what_is_proposed_cannot_be_changed_until_it_is_sent_back(desk: Desk) -> None:
    edition = proposed(desk)
    with pytest.raises(EditionConflictError):
        save_draft(edition.id, edition.revision, {"asOn": "b"}, published=PUBLISHED, as_on=None, by=ASHA, at=desk.now)
    back = send_back(desk.context, edition, edition.revision, BELA, "Mend it.")
    assert (back.state, back.proposed_by) == (State.DRAFT, None)
    save_draft(back.id, back.revision, {"asOn": "b"}, published=PUBLISHED, as_on=None, by=ASHA, at=desk.now)


def test_only_an_author_or_an_approver_sends_back_or_discards_and_the_reason_is_kept(desk: Desk) -> None:
    edition, stranger = proposed(desk), Actor("chitra@firm.example", "192.0.2.3")
    with pytest.raises(ApprovalRefusedError, match="authors"):
        send_back(desk.context, edition, edition.revision, stranger, "Mend it.")
    with pytest.raises(ApprovalRefusedError, match="authors"):
        discard(desk.context, edition, edition.revision, stranger)
    assert get_edition(edition.id) == edition
    back = send_back(desk.context, edition, edition.revision, BELA, "Mend it.")
    assert back.why == f"Sent back by {BELA.email}: Mend it."
    again = propose(desk.context, back, back.revision, ASHA)
    back = send_back(desk.context, again, again.revision, replace(BELA, name="Bela Sen"), "Mend it.")
    assert back.why == "Sent back by Bela Sen: Mend it."
    assert discard(desk.context, back, back.revision, ASHA).state is State.DISCARDED


def test_a_publication_keeps_the_base_it_was_proposed_over_so_that_a_later_change_is_told(desk: Desk) -> None:
    edition = proposed(desk)
    desk.original_digest = "e" * 64
    done = approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert (done.original_digest, published(desk).original_digest) == (DIGEST, "e" * 64)


def test_faults_keep_it_a_draft_and_keep_it_unpublished(desk: Desk) -> None:
    edition = draft(desk)
    desk.faults = [Finding(dataset="growth", row=1, column="date", message="is no date")]
    with pytest.raises(EditionFaultyError) as refused:
        propose(desk.context, edition, edition.revision, ASHA)
    assert refused.value.outcome.faults == desk.faults
    assert get_edition(edition.id) == edition
    desk.faults = []
    waiting = propose(desk.context, edition, edition.revision, ASHA)
    desk.faults = [Finding(message="another rule since")]
    with pytest.raises(EditionFaultyError):
        approve(desk.context, waiting, waiting.revision, BELA, None, published=PUBLISHED)
    assert get_edition(edition.id).state is State.PROPOSED
    assert current_sequence() == 0


def test_whoever_entered_something_does_not_approve_while_another_may(desk: Desk) -> None:
    edition = proposed(desk)
    with pytest.raises(ApprovalRefusedError, match="Another member"):
        approve(desk.context, edition, edition.revision, ASHA, None, published=PUBLISHED)
    desk.approvers.remove(BELA.email)
    with pytest.raises(ApprovalRefusedError, match="may not approve"):
        approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    desk.approvers.append(BELA.email)
    done = approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert (done.state, done.approved_by, done.approved_alone) == (State.PUBLISHED, BELA.email, False)


def test_a_revision_nobody_has_seen_yet_is_not_approved(desk: Desk) -> None:
    edition = proposed(desk)

    def enter_something() -> None:
        back = send_back(desk.context, edition, edition.revision, BELA, "Mend it.")
        saved = save_draft(back.id, back.revision, {"asOn": "b"}, published=PUBLISHED, as_on=None, by=BELA, at=desk.now)
        propose(desk.context, saved, saved.revision, BELA)

    def is_refused() -> None:
        with pytest.raises(EditionConflictError, match="meanwhile"):
            approve(desk.context, edition, edition.revision + 3, BELA, None, published=PUBLISHED)
        assert current_sequence() == 0

    is_refused()
    desk.meanwhile = [enter_something]
    is_refused()


def typed_by_both(desk: Desk) -> EditionRecord:
    """An edition in which each of two members typed one value, and one of them proposed it."""
    begun = add_edition(NewEdition("figures", "ace-strategy", None, PUBLISHED, DIGEST), ASHA, desk.now)
    asha = save_draft(
        begun.id, begun.revision, {"asOn": "2026-06-30"}, published=PUBLISHED, as_on=None, by=ASHA, at=desk.now
    )
    both = save_draft(
        asha.id,
        asha.revision,
        {"asOn": "2026-06-30", "note": "x"},
        published=PUBLISHED,
        as_on=None,
        by=BELA,
        at=desk.now,
    )
    return propose(desk.context, both, both.revision, ASHA)


def test_two_approvers_who_both_typed_cover_each_others_values(desk: Desk) -> None:
    edition = typed_by_both(desk)
    waiting = approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert (waiting.state, waiting.approvals, waiting.approved_by) == (State.PROPOSED, (BELA.email,), None)
    with pytest.raises(ApprovalRefusedError, match="entered this"):
        approve(desk.context, waiting, waiting.revision, BELA, None, published=PUBLISHED)
    done = approve(desk.context, waiting, waiting.revision, ASHA, None, published=PUBLISHED)
    assert (done.state, done.approvals, done.approved_alone) == (State.PUBLISHED, (BELA.email, ASHA.email), False)
    assert [entry.email for entry in newest_records(9, [Action.EDITION_APPROVED_IN_PART])] == [BELA.email]


def test_what_was_approved_in_part_is_not_approved_once_it_was_a_draft_again(desk: Desk) -> None:
    edition = typed_by_both(desk)
    waiting = approve(desk.context, edition, edition.revision, ASHA, None, published=PUBLISHED)
    assert send_back(desk.context, waiting, waiting.revision, BELA, "Mend it.").approvals == ()


def test_what_is_brought_back_needs_one_approver_whoever_asked_for_it(desk: Desk) -> None:
    published(desk)
    new = NewEdition("figures", "ace-strategy", None, {"asOn": "2026-05-31"}, DIGEST, again_of=0, why="Wrong month.")
    begun = add_edition(new, BELA, desk.now)
    edition = propose(desk.context, begun, begun.revision, BELA)
    done = approve(desk.context, edition, edition.revision, BELA, None, published={"asOn": "2026-06-30"})
    assert (done.state, done.approved_alone) == (State.PUBLISHED, False)


@pytest.mark.parametrize("needs_two", [True, False])
def test_an_approver_who_is_alone_publishes_own_work_only_where_one_person_may(desk: Desk, needs_two: bool) -> None:
    desk.needs_two, desk.approvers = needs_two, [ASHA.email]
    edition = proposed(desk)
    if needs_two:
        with pytest.raises(ApprovalRefusedError, match="Another member"):
            approve(desk.context, edition, edition.revision, ASHA, None, published=PUBLISHED)
        return
    done = approve(desk.context, edition, edition.revision, ASHA, None, published=PUBLISHED)
    assert (done.state, done.approved_alone) == (State.PUBLISHED, True)
    assert newest_records(1)[0].detail.endswith(", alone")


def test_a_race_of_ten_publishes_once(desk: Desk) -> None:
    edition = proposed(desk)
    names = desk.approvers = [f"member{number}@firm.example" for number in range(10)]
    outcomes: list[str] = []
    start = threading.Barrier(len(names))
    flask_app = cast(Flask, current_app._get_current_object())  # type: ignore[attr-defined]

    def race(name: str) -> None:
        with flask_app.app_context():
            start.wait()
            try:
                by = Actor(name, "192.0.2.9")
                outcomes.append(approve(desk.context, edition, edition.revision, by, None, published=PUBLISHED).state)
            except EditionConflictError:
                outcomes.append("conflict")

    racers = [threading.Thread(target=race, args=(name,)) for name in names]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(outcomes) == ["conflict"] * 9 + [State.PUBLISHED]
    assert current_sequence() == 1


@pytest.mark.parametrize("lost", [True, False])
def test_what_is_scheduled_stays_approved_only_while_its_approver_may(desk: Desk, lost: bool) -> None:
    edition = proposed(desk)
    approve(desk.context, edition, edition.revision, BELA, desk.now + timedelta(hours=1), published=PUBLISHED)
    desk.advance(hours=2)
    [due] = due_editions(desk.now)
    if lost:
        desk.approvers.remove(BELA.email)
        with pytest.raises(ApprovalRefusedError, match=BELA.email):
            publish_scheduled(desk.context, due, BELA)
        assert get_edition(edition.id).state is State.SCHEDULED
    else:
        assert publish_scheduled(desk.context, due, BELA).state is State.PUBLISHED


@pytest.mark.parametrize("waits", [timedelta(), timedelta(hours=3)], ids=["now", "scheduled"])
def test_who_may_approve_is_asked_again_when_it_has_been_judged(desk: Desk, waits: timedelta) -> None:
    desk.needs_two = False
    edition, names = proposed(desk), desk.approvers

    def is_refused(by: Actor, why: str) -> None:
        with pytest.raises(ApprovalRefusedError, match=why):
            approve(desk.context, edition, edition.revision, by, desk.now + waits, published=PUBLISHED)
        assert (get_edition(edition.id), current_sequence()) == (edition, 0)
        assert newest_records(9, [Action.EDITION_SCHEDULED, Action.EDITION_PUBLISHED]) == []

    desk.meanwhile = [lambda: names.remove(BELA.email)]
    is_refused(BELA, "may not approve")
    desk.meanwhile = [lambda: names.append(BELA.email)]
    is_refused(ASHA, "Another member")
    names.remove(ASHA.email)
    desk.meanwhile = [lambda: names.append(ASHA.email)]
    done = approve(desk.context, edition, edition.revision, BELA, desk.now + waits, published=PUBLISHED)
    assert (done.approved_by, done.approved_alone) == (BELA.email, False)


def test_what_changed_while_it_was_judged_is_not_scheduled(desk: Desk) -> None:
    edition = proposed(desk)
    desk.meanwhile = [lambda: send_back(desk.context, edition, edition.revision, ASHA, "Mend it.")]
    with pytest.raises(EditionConflictError, match="meanwhile"):
        approve(desk.context, edition, edition.revision, BELA, desk.now + timedelta(hours=3), published=PUBLISHED)
    assert get_edition(edition.id).state is State.DRAFT


def test_a_publication_is_counted_numbered_and_in_the_machines_file(desk: Desk) -> None:
    first, second, other = published(desk), published(desk), published(desk, "contra-strategy")
    assert [(each.number, each.sequence) for each in (first, second, other)] == [(1, 1), (2, 2), (1, 3)]
    held = update_publications_file(desk.context.publications_file)
    assert (held.sequence, [(each.subject, each.number) for each in held.editions]) == (
        3,
        [("ace-strategy", 2), ("contra-strategy", 1)],
    )
    assert [each.number for each in published_editions("figures", "ace-strategy")] == [2, 1]


def test_what_another_publication_overtakes_is_approved_again(desk: Desk) -> None:
    edition = proposed(desk)
    other = proposed(desk, "contra-strategy")
    desk.meanwhile = [lambda: approve(desk.context, other, other.revision, BELA, None, published=PUBLISHED)]
    with pytest.raises(EditionConflictError, match="Something else was published meanwhile"):
        approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    done = approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert (done.state, done.sequence) == (State.PUBLISHED, 2)


def test_two_who_approve_at_once_publish_once(desk: Desk) -> None:
    edition = proposed(desk)
    desk.meanwhile = [lambda: approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)]
    with pytest.raises(EditionConflictError):
        approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert current_sequence() == 1


def test_what_is_scheduled_is_published_when_its_moment_has_come(desk: Desk) -> None:
    edition = proposed(desk)
    at = desk.now.replace(hour=9)
    waiting = approve(desk.context, edition, edition.revision, BELA, at, published=PUBLISHED)
    assert (waiting.state, waiting.publish_at) == (State.SCHEDULED, at)
    assert due_editions(desk.now) == []
    desk.advance(hours=3)
    [due] = due_editions(desk.now)
    assert publish_scheduled(desk.context, due, BELA).state is State.PUBLISHED
    assert due_editions(desk.now) == []


def test_a_draft_nobody_proposed_is_not_approved(desk: Desk) -> None:
    edition = draft(desk)
    with pytest.raises(EditionConflictError, match="is draft now"):
        approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert desk.judged == []


def test_a_moment_that_is_past_means_now(desk: Desk) -> None:
    edition = proposed(desk)
    done = approve(desk.context, edition, edition.revision, BELA, desk.now.replace(year=2025), published=PUBLISHED)
    assert done.state is State.PUBLISHED


def test_what_was_scheduled_meanwhile_is_not_sent_back_nor_given_up_unseen(desk: Desk) -> None:
    seen = proposed(desk)
    moment = desk.now + timedelta(days=1)
    scheduled = approve(desk.context, seen, seen.revision, BELA, moment, published=PUBLISHED)
    with pytest.raises(EditionConflictError, match="changed this meanwhile"):
        send_back(desk.context, scheduled, seen.revision, ASHA, "Mend it.")
    with pytest.raises(EditionConflictError, match="changed this meanwhile"):
        discard(desk.context, scheduled, seen.revision, ASHA)
    assert find_edition(seen.id) == scheduled


def test_what_is_published_stays_as_it_is(desk: Desk) -> None:
    done = published(desk)
    with pytest.raises(EditionConflictError):
        save_draft(done.id, done.revision, {}, published=PUBLISHED, as_on=None, by=ASHA, at=desk.now)
    with pytest.raises(EditionConflictError):
        send_back(desk.context, done, done.revision, BELA, "Mend it.")
    with pytest.raises(EditionConflictError):
        discard(desk.context, done, done.revision, BELA)
    assert find_edition(done.id) == done


def test_nothing_is_judged_beside_publications_the_disk_refuses(desk: Desk) -> None:
    folder = desk.context.publications_file.parent
    desk.meanwhile = [lambda: None, lambda: folder.write_text("not a folder")]
    assert published(desk).number == 1
    second = draft(desk, "contra-strategy")
    second = propose(desk.context, second, second.revision, ASHA)
    with pytest.raises(ComposerFailed, match=f"PUBLICATIONS_DIR {folder}: "):
        approve(desk.context, second, second.revision, BELA, None, published=PUBLISHED)
    assert get_edition(second.id).state is State.PROPOSED

    folder.unlink()
    assert approve(desk.context, second, second.revision, BELA, None, published=PUBLISHED).sequence == 2
    assert update_publications_file(desk.context.publications_file).sequence == 2
