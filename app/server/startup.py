"""What must be right before the server starts: settings, client build, content, the database's place."""

from pathlib import Path

from app.configuration.settings import Settings
from app.content.errors import ContentError
from app.content.store import ContentStore
from app.database.sqlite.connections import check_place
from app.factory import create_content_store
from app.pages.front.client_build import read_client_build
from app.web.errors import StartupError


def check_startup(settings: Settings) -> ContentStore:
    """Return the content, which has been read. Raises StartupError with everything wrong and what to do about it.

    Only a start is checked: a worker that is replaced later must come up even while content is broken.
    """
    read_client_build(settings.client_dist_dir)
    content = create_content_store(settings)
    try:
        _ = content.snapshot
    except ContentError as error:
        raise StartupError(f"The content is not usable:\n{error}\nMend what is named, then start again.") from None
    _check_database_place(settings)
    return content


def _check_database_place(settings: Settings) -> None:
    if settings.uses_sqlite:
        try:
            check_place(Path(settings.sqlalchemy_url.removeprefix("sqlite:///")))
        except OSError as error:
            raise StartupError(f"DATABASE_URL: {error}") from None
