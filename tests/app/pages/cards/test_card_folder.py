"""Cards lie by digest, and are forgotten when nothing has wanted them for thirty days."""

import os
import time
from pathlib import Path

from app.configuration.files import KEPT_FOR_S
from app.pages.cards.card_folder import CardFolder

WANTED, OLD, RECENT = "a" * 16, "b" * 16, "c" * 16


def test_only_what_is_not_there_is_missing(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path / "cards")
    assert folder.missing([WANTED, OLD]) == [WANTED, OLD]
    folder.prepare()
    folder.file(OLD).touch()
    assert folder.missing([WANTED, OLD]) == [WANTED]


def test_what_is_wanted_stays_however_old_and_the_rest_for_thirty_days(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    now_s = time.time()
    for digest, age_s in ((WANTED, 2 * KEPT_FOR_S), (OLD, KEPT_FOR_S + 60), (RECENT, KEPT_FOR_S - 60)):
        folder.file(digest).touch()
        os.utime(folder.file(digest), (now_s - age_s, now_s - age_s))
    folder.keep([WANTED])
    assert folder.missing([WANTED, OLD, RECENT]) == [OLD]
