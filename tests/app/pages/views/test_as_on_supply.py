"""Where a page with earlier figures comes from: composed once, by one at a time, kept within a limit."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from app.content.editions.page_editions import PageEditions, ReplacedEdition
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.snapshots.as_on_job import AsOnJob, AsOnOutcome
from app.content.snapshots.job import ComposerFailed
from app.files.file_lock import exclusive_lock
from app.pages.views.as_on_supply import LOCK_FILE, AsOnSource, AsOnSupply, AsOnUnavailable
from app.pages.views.kept_as_on import MOST_KEPT, KeptAsOn
from app.pages.views.live_cache import Busy
from tests.app.content.small_site import EDITION
from tests.factories.snapshot import build_snapshot

MOMENT = datetime(2026, 8, 4, tzinfo=UTC)
BASE = ReplacedEdition(number=0, as_on=date(2025, 5, 31), published_at=None, replaced_at=MOMENT)
JUNE = ReplacedEdition(number=1, as_on=date(2025, 6, 30), published_at=MOMENT, replaced_at=MOMENT)
EDITIONS = PageEditions(subject="alpha", current_as_on=date(2025, 7, 31), replaced=(JUNE, BASE))
SNAPSHOT = build_snapshot()


@dataclass
class Composer:
    """Answers each job as a test says, and keeps it; what it reads of the database is the test's, too."""

    folder: Path
    answer: Callable[[], AsOnOutcome] = lambda: AsOnOutcome(content_digest=SNAPSHOT.content_digest, request_json="{}")
    jobs: list[AsOnJob] = field(default_factory=list)
    published: PublishedEdition | Exception | None = None
    today: date = date(2026, 9, 1)

    def supply(self) -> AsOnSupply:
        source = AsOnSource(
            self.folder, self.folder / "current.json", EDITION, self.read, self.compose, lambda: self.today
        )
        return AsOnSupply(source, KeptAsOn(self.folder / "as-on"))

    def compose(self, job: AsOnJob) -> AsOnOutcome:
        self.jobs.append(job)
        return self.answer()

    def read(self, _subject: str, _number: int) -> PublishedEdition | None:
        if isinstance(self.published, Exception):
            raise self.published
        return self.published

    def fail(self) -> AsOnOutcome:
        raise ComposerFailed("no answer within 25 s")


@pytest.fixture
def composer(tmp_path: Path) -> Composer:
    june = PublishedEdition(
        kind="figures", subject="alpha", number=1, as_on=JUNE.as_on, published_at=MOMENT, base_digest="d", data={"a": 1}
    )
    return Composer(tmp_path, published=june)


def test_a_page_is_composed_once_for_all_processes(composer: Composer) -> None:
    outcomes = [composer.supply().find(SNAPSHOT, EDITIONS, JUNE) for _ in range(2)]
    assert outcomes[0] == outcomes[1]
    [job] = composer.jobs
    assert (job.figures, job.replaced, job.others) == (composer.published, JUNE, (BASE,))


def test_on_another_day_it_is_composed_anew_for_figures_grow_old(composer: Composer) -> None:
    supply = composer.supply()
    supply.find(SNAPSHOT, EDITIONS, JUNE)
    composer.today = date(2026, 9, 2)
    supply.find(SNAPSHOT, EDITIONS, JUNE)
    assert [job.today for job in composer.jobs] == [date(2026, 9, 1), date(2026, 9, 2)]


def test_the_folders_own_figures_need_no_database(composer: Composer) -> None:
    composer.published = OperationalError("SELECT", {}, Exception("gone"))
    composer.supply().find(SNAPSHOT, EDITIONS, BASE)
    assert (composer.jobs[0].figures.number, composer.jobs[0].figures.data) == (0, None)


def test_while_one_is_composed_others_are_told_to_come_back(composer: Composer) -> None:
    with exclusive_lock(composer.folder / "as-on" / LOCK_FILE), pytest.raises(Busy):
        composer.supply().find(SNAPSHOT, EDITIONS, JUNE)
    assert composer.jobs == []


def test_what_is_kept_waits_for_nobody(composer: Composer) -> None:
    kept = composer.supply().find(SNAPSHOT, EDITIONS, JUNE)
    with exclusive_lock(composer.folder / "as-on" / LOCK_FILE):
        assert composer.supply().find(SNAPSHOT, EDITIONS, JUNE) == kept


@pytest.mark.parametrize("trouble", ["fault", "no answer"])
def test_what_cannot_be_composed_is_not_tried_for_each_who_asks(composer: Composer, trouble: str) -> None:
    faulty = AsOnOutcome(faults=[Fault("strategies/alpha.yaml", 1, "stated", "does not add up")])
    composer.answer = composer.fail if trouble == "no answer" else lambda: faulty
    supply = composer.supply()
    for _ in range(3):
        with pytest.raises(AsOnUnavailable, match="no answer" if trouble == "no answer" else "does not add up"):
            supply.find(SNAPSHOT, EDITIONS, JUNE)
    assert len(composer.jobs) == 1


@pytest.mark.parametrize("published", [OperationalError("SELECT", {}, Exception("gone")), None])
def test_figures_that_cannot_be_read_now_are_asked_for_again(
    composer: Composer, published: PublishedEdition | Exception | None
) -> None:
    supply, whole = composer.supply(), composer.published
    composer.published = published
    with pytest.raises(AsOnUnavailable, match="database"):
        supply.find(SNAPSHOT, EDITIONS, JUNE)
    composer.published = whole
    supply.find(SNAPSHOT, EDITIONS, JUNE)
    assert len(composer.jobs) == 1


def test_what_was_composed_of_other_files_is_shown_and_not_kept(composer: Composer) -> None:
    composer.answer = lambda: AsOnOutcome(content_digest="another", request_json="{}")
    supply = composer.supply()
    for _ in range(2):
        supply.find(SNAPSHOT, EDITIONS, JUNE)
    assert len(composer.jobs) == 2


def test_a_folder_that_cannot_be_written_is_told(composer: Composer) -> None:
    (composer.folder / "as-on").write_text("a file where a folder should be")
    with pytest.raises(AsOnUnavailable, match="as-on"):
        composer.supply().find(SNAPSHOT, EDITIONS, JUNE)


def test_the_folder_holds_those_asked_for_last(tmp_path: Path) -> None:
    kept = KeptAsOn(tmp_path)
    for number in range(MOST_KEPT):
        kept.keep("v", "alpha", number, AsOnOutcome())
        os.utime(tmp_path / f"v.alpha.{number}.json", (1_000_000 + number,) * 2)
    assert kept.find("v", "alpha", 0) is not None
    kept.keep("v", "alpha", 1000, AsOnOutcome())
    assert len(list(tmp_path.iterdir())) == 64
    assert [kept.find("v", "alpha", number) is None for number in (0, 1, 2, 1000)] == [False, True, False, False]


def test_a_damaged_file_is_composed_anew(composer: Composer) -> None:
    composer.supply().find(SNAPSHOT, EDITIONS, JUNE)
    [file] = (composer.folder / "as-on").glob("*.json")
    file.write_text("{")
    composer.supply().find(SNAPSHOT, EDITIONS, JUNE)
    assert len(composer.jobs) == 2
    assert file.read_text() != "{"
