"""The revisions that the code knows are those that Alembic finds."""

from alembic.script import ScriptDirectory

from app.database.extensions import MIGRATIONS_DIR
from app.database.revision import is_known, wanted_revision


def test_the_newest_file_is_the_head() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS_DIR))
    assert scripts.get_heads() == [wanted_revision()]


def test_exactly_what_alembic_has_is_known() -> None:
    revisions = [script.revision for script in ScriptDirectory(str(MIGRATIONS_DIR)).walk_revisions()]
    assert revisions
    assert all(is_known(revision) for revision in revisions)
    assert not is_known(f"{int(wanted_revision()) + 1:04d}")
