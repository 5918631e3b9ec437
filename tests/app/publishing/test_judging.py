"""Who may wait for a look at an edition: each who does holds a thread that visitors need."""

import pytest

from app.content.snapshots.job import ComposerFailed
from app.publishing.judging import judge_edition
from app.publishing.services import MOST_AT_ONCE
from tests.app.publishing.conftest import Desk
from tests.app.publishing.test_lifecycle import draft


def test_more_than_may_wait_are_sent_away_at_once(desk: Desk) -> None:
    edition, services = draft(desk), desk.services

    def come_while_all_places_are_taken() -> None:
        for _ in range(MOST_AT_ONCE - 1):
            assert services.places.acquire(blocking=False)
        with pytest.raises(ComposerFailed, match="as many wait as may"):
            judge_edition(services, edition, {})
        services.places.release(MOST_AT_ONCE - 1)

    desk.meanwhile = [come_while_all_places_are_taken]
    judge_edition(services, edition, {})
    judge_edition(services, edition, {})
    assert len(desk.judged) == 2
