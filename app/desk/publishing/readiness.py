"""The check of publications in `/readyz`: this machine shows the newest, and schedules were kept."""

from datetime import datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from app.configuration.command_name import site_command
from app.database.errors import short_reason
from app.desk.publishing.edition_store import due_editions
from app.desk.publishing.publication_rows import newest_publication
from app.web.bounded_check import CheckResult

PATIENCE = timedelta(minutes=5)


def check_publications(now: datetime, shown: int | None) -> CheckResult:
    """Return the check of `/readyz`; `shown` is the number of publications in the content in use, None without content.

    It is never "down", because visitors still see the earlier publication.
    """
    try:
        published, published_at = newest_publication()
        late = due_editions(now - PATIENCE)
    except SQLAlchemyError as error:
        return CheckResult("degraded", {"detail": short_reason(error)})
    problems = []
    if shown not in (None, published) and (published_at is None or now - published_at > PATIENCE):
        check = site_command("content check")
        problems.append(f"this machine does not show the newest publication: run `{check}` and read the web log")
    if late:
        problems.append("a scheduled edition was not published: check that the worker runs, and read its log")
    facts = {"published": published, "shown": shown, "overdue": len(late)}
    return CheckResult("degraded", {**facts, "detail": "; ".join(problems)}) if problems else CheckResult("ok", facts)
