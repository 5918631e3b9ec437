"""`flask staff …`: who may sign in to the staff panel."""

from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup
from sqlalchemy.exc import OperationalError, ProgrammingError

from app.settings import Settings
from app.staff.passwords import hash_password, make_password
from app.staff.store import StaffStoreError, add_staff_user, count_staff_users, list_staff_users

staff_commands = AppGroup("staff", help="Staff members and their sign-in.")


class _StaffCommand(click.Command):
    """Tells refusals and a missing table in one line instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except StaffStoreError as error:
            raise click.ClickException(str(error)) from None
        except (OperationalError, ProgrammingError) as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise click.ClickException(f"The database is not ready ({reason}): run `flask db upgrade`.") from None


@staff_commands.command("add", cls=_StaffCommand)
@click.argument("email")
def add(email: str) -> None:
    """Add a member with a random password, which is shown once."""
    _add_and_print(email)


@staff_commands.command("ensure-first", cls=_StaffCommand)
def ensure_first() -> None:
    """Add FIRST_STAFF_EMAIL as the first member; do nothing once there is one."""
    if count_staff_users() == 0:
        _add_and_print(cast(Settings, current_app.extensions["settings"]).first_staff_email)


@staff_commands.command("list", cls=_StaffCommand)
def list_members() -> None:
    """Show all members."""
    for user in list_staff_users():
        state = f"disabled {user.disabled_at:%Y-%m-%d}" if user.disabled_at else "active"
        click.echo(f"{user.email}  {state}  since {user.created_at:%Y-%m-%d}")


def _add_and_print(email: str) -> None:
    password = make_password()
    user = add_staff_user(email, hash_password(password))
    click.echo(f"Staff member {user.email}\nPassword     {password}\nThe password is shown this once.")
