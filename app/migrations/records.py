"""What a step back must not take along."""

from alembic import op
from alembic.util import CommandError
from sqlalchemy import text


def refuse_to_erase(table: str, condition: str = "true") -> None:
    """Raise CommandError if the table has rows for which this holds: records, which a step back would drop with it."""
    count = op.get_bind().scalar(text(f"SELECT count(*) FROM {table} WHERE {condition}"))  # noqa: S608 - words of our own
    if count:
        rows = "1 row" if count == 1 else f"{count:,} rows"
        raise CommandError(
            f"{table} holds {rows} that this step back would erase; nothing was changed. "
            "The release before runs on this database as it is: start it without a downgrade"
        )
