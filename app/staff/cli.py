"""`flask staff …`: who may sign in to the staff panel, and what was done in it."""

from datetime import UTC, datetime
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup
from sqlalchemy.exc import SQLAlchemyError

from app.audit.command_line import record_command
from app.audit.store import Action, newest_records
from app.database_trouble import database_trouble
from app.settings import Settings
from app.staff.members.passwords import hash_password, make_password
from app.staff.members.store import (
    StaffStoreError,
    add_staff_user,
    change_password,
    count_approvers,
    count_staff_users,
    disable_staff_user,
    enable_staff_user,
    end_sessions,
    list_staff_users,
    normal_email,
    set_approval,
)

NOBODY_MAY_APPROVE = (
    "Nobody may approve now: nothing can be published. `flask staff allow EMAIL approve` lets a member."
)

staff_commands = AppGroup("staff", help="Staff members and their sign-in.")
permission = click.argument("permission", type=click.Choice(["approve"]))


class StaffCommand(click.Command):
    """Tells refusals and what is wrong with the database in one line instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(context)
        except StaffStoreError as error:
            raise click.ClickException(str(error)) from None
        except SQLAlchemyError as error:
            raise click.ClickException(database_trouble(error)) from None


@staff_commands.command("add", cls=StaffCommand)
@click.argument("email")
@click.option("--approve/--no-approve", default=False, show_default=True, help="May publish what others entered.")
def add(email: str, approve: bool) -> None:
    """Add a member with a random password, which is shown once."""
    _add_and_print(email, may_approve=approve)
    _warn_without_approvers()


@staff_commands.command("ensure-first", cls=StaffCommand)
def ensure_first() -> None:
    """Add FIRST_STAFF_EMAIL as the first member, who may approve; do nothing once there is one."""
    add_first_member()


def add_first_member() -> None:
    """Do what `flask staff ensure-first` does."""
    if count_staff_users() == 0:
        _add_and_print(cast(Settings, current_app.extensions["settings"]).first_staff_email, may_approve=True)


@staff_commands.command("list", cls=StaffCommand)
def list_members() -> None:
    """Show all members."""
    for user in list_staff_users():
        state = f"disabled {user.disabled_at:%Y-%m-%d}" if user.disabled_at else "active"
        approves = "  may approve" if user.may_approve else ""
        click.echo(f"{user.email}  {state}  since {user.created_at:%Y-%m-%d}{approves}")


@staff_commands.command("allow", cls=StaffCommand)
@click.argument("email")
@permission
def allow(email: str, permission: str) -> None:
    """Give a member a permission; "approve" is to publish what another member entered."""
    address = set_approval(email, may_approve=True)
    record_command(Action.APPROVAL_ALLOWED, username=address)
    click.echo(f"{address} may {permission}")


@staff_commands.command("forbid", cls=StaffCommand)
@click.argument("email")
@permission
def forbid(email: str, permission: str) -> None:
    """Take a permission from a member, from its next request on."""
    address = set_approval(email, may_approve=False)
    record_command(Action.APPROVAL_FORBIDDEN, username=address)
    click.echo(f"{address} may no longer {permission}")
    _warn_without_approvers()


@staff_commands.command("reset-password", cls=StaffCommand)
@click.argument("email")
def reset_password(email: str) -> None:
    """Give a member another random password, shown once, and end its sessions."""
    password = make_password()
    address = change_password(email, hash_password(password))
    record_command(Action.PASSWORD_RESET, username=address)
    _print_password(address, password)


@staff_commands.command("disable", cls=StaffCommand)
@click.argument("email")
def disable(email: str) -> None:
    """Keep a member from signing in, and end its sessions."""
    address = disable_staff_user(email, datetime.now(UTC))
    record_command(Action.MEMBER_DISABLED, username=address)
    click.echo(f"{address} can no longer sign in")
    _warn_without_approvers()


@staff_commands.command("enable", cls=StaffCommand)
@click.argument("email")
def enable(email: str) -> None:
    """Let a disabled member sign in again, with the password it had."""
    address = enable_staff_user(email)
    record_command(Action.MEMBER_ENABLED, username=address)
    click.echo(f"{address} can sign in")


@staff_commands.command("end-sessions", cls=StaffCommand)
@click.argument("email", required=False)
def end_all_sessions(email: str | None) -> None:
    """Sign out one member everywhere; without EMAIL, everyone."""
    count = end_sessions(email)
    record_command(Action.SESSIONS_ENDED, username=None if email is None else normal_email(email))
    click.echo(f"{count} sessions ended")


@staff_commands.command("audit", cls=StaffCommand)
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000))
def audit(limit: int) -> None:
    """Show who signed in and who read what, the newest first. Times are in UTC."""
    for entry in newest_records(limit):
        who = entry.username or "unknown"
        parts = [f"{entry.at:%Y-%m-%d %H:%M:%S}", entry.action, who, entry.address, entry.detail]
        click.echo("  ".join(part for part in parts if part))


def _add_and_print(email: str, *, may_approve: bool) -> None:
    password = make_password()
    address = add_staff_user(email, hash_password(password), may_approve=may_approve).email
    record_command(Action.MEMBER_ADDED, username=address, detail="may approve" if may_approve else "")
    _print_password(address, password)


def _warn_without_approvers() -> None:
    if count_approvers() == 0:
        click.echo(NOBODY_MAY_APPROVE, err=True)


def _print_password(address: str, password: str) -> None:
    click.echo(f"Staff member {address}\nPassword     {password}\nThe password is shown this once.")
