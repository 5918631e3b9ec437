"""Whether this machine shows what is published, and what was scheduled is published."""

from datetime import datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from app.database.trouble import kind_of_trouble
from app.desk.publishing.published import newest_publication
from app.desk.publishing.store import due_editions
from app.web.bounded_check import Check

PATIENCE = timedelta(minutes=5)


def check_publications(now: datetime, shown: int | None) -> Check:
    """Return what `/readyz` says of publications; `shown` is how many the content in use holds, None without content.

    It is never "down": visitors go on with what was published before.
    """
    try:
        published, published_at = newest_publication()
        late = due_editions(now - PATIENCE)
    except SQLAlchemyError as error:
        return Check("degraded", {"detail": kind_of_trouble(error)})
    told = []
    if shown not in (None, published) and (published_at is None or now - published_at > PATIENCE):
        told.append("this machine shows another publication than the newest: `flask content check`, and the web's log")
    if late:
        told.append("what was scheduled is not published: is the worker started? its log")
    facts = {"published": published, "shown": shown, "overdue": len(late)}
    return Check("degraded", {**facts, "detail": "; ".join(told)}) if told else Check("ok", facts)
