"""`flask staff …`: manages who may sign in to the staff panel, and shows what they did there."""

from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup

from app.configuration.command_name import site_command
from app.database.errors import DatabaseCommand
from app.database.extensions import utc_now
from app.members.audit_log import COMMAND_LINE, Action, newest_records, record_command
from app.members.context import EXTENSION, StaffContext
from app.members.signing_in.account_notifications import notify_member, notify_of_permission
from app.members.stores.account_store import (
    TemporaryPassword,
    add_member,
    end_member,
    end_sessions,
    give_temporary_password,
)
from app.members.stores.member_list import list_members
from app.members.stores.member_store import StaffStoreError, count_staff_users, list_holders, member_named, normal_email
from app.members.stores.permission_store import Permission, grant

staff_commands = AppGroup("staff", help="Staff members and their sign-in.")


class StaffCommand(DatabaseCommand):
    """Prints refusals, too, as one line."""

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(context)
        except StaffStoreError as error:
            raise click.ClickException(str(error)) from None


staff_commands.command_class = StaffCommand


@staff_commands.command("add")
@click.argument("email")
@click.option("--name", default="", help="The name that colleagues see.")
@click.option("--approve/--no-approve", default=False, show_default=True, help="May approve what others entered.")
@click.option("--manage/--no-manage", default=False, show_default=True, help="May manage members in the panel.")
def add(email: str, name: str, approve: bool, manage: bool) -> None:
    """Add a member with a random password. It is shown once and must be changed at the first sign-in."""
    given = ((Permission.APPROVE, approve), (Permission.MANAGE, manage))
    _add_and_print(email, name, frozenset(permission for permission, is_given in given if is_given))
    _warn_without_holders()


@staff_commands.command("ensure-first")
def ensure_first() -> None:
    """Add FIRST_STAFF_EMAIL as the first member, with all permissions; do nothing if there is a member already."""
    add_first_member()


def add_first_member() -> None:
    """Do what `flask staff ensure-first` does."""
    if count_staff_users() == 0:
        click.echo()
        _add_and_print(_context().settings.first_staff_email, "", frozenset(Permission))


@staff_commands.command("list")
def show_members() -> None:
    """Show all members."""
    for member in list_members():
        state = f"disabled {member.ended_at:%Y-%m-%d}" if member.ended_at else "active"
        name = f"  {member.name}" if member.name else ""
        factor = "" if member.has_factor else "  no second factor"
        may = "".join(f"  may {permission}" for permission in member.permissions)
        click.echo(f"{member.username}  {state}  since {member.added_at:%Y-%m-%d}{name}{factor}{may}")


@staff_commands.command("allow")
@click.argument("email")
@click.argument("permission", type=click.Choice([permission.value for permission in Permission]))
def allow(email: str, permission: str) -> None:
    """Give a member a permission: to approve what others entered, or to manage members. The panel takes it away."""
    member = member_named(email)
    grant(member.user_id, Permission(permission))
    record_command(Action.PERMISSION_GIVEN, email=member.email, detail=permission)
    notify_of_permission(_context(), member.email, f"May {permission} from now on.", by=COMMAND_LINE)
    click.echo(f"{member.email} may {permission}")


@staff_commands.command("reset-password")
@click.argument("email")
def reset(email: str) -> None:
    """Give a member a new random password, shown once. Its sessions and second factors end."""
    member = member_named(email)
    temporary = give_temporary_password(member.user_id, utc_now())
    record_command(Action.PASSWORD_RESET, email=member.email)
    what = "The account got a new temporary password; its second factors were removed."
    notify_member(_context(), "password", member.email, what, by=COMMAND_LINE)
    _print(member.email, temporary)


@staff_commands.command("disable")
@click.argument("email")
def disable(email: str) -> None:
    """Keep a member from signing in, end its sessions and take its permissions. It can be restored in the panel."""
    member = member_named(email)
    end_member(member.user_id, utc_now())
    record_command(Action.MEMBER_ENDED, email=member.email)
    notify_of_permission(_context(), member.email, "The account was disabled.", by=COMMAND_LINE)
    click.echo(f"{member.email} can no longer sign in")
    _warn_without_holders()


@staff_commands.command("end-sessions")
@click.argument("email", required=False)
def end_all_sessions(email: str | None) -> None:
    """Sign out one member everywhere; without EMAIL, everyone."""
    member = None if email is None else member_named(email)
    count = end_sessions(None if member is None else member.user_id)
    record_command(Action.SESSIONS_ENDED, email=None if member is None else member.email)
    click.echo(f"{count} sessions ended")


@staff_commands.command("audit")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000))
def audit(limit: int) -> None:
    """Show who signed in and who read what, newest first. Times are in UTC."""
    for entry in newest_records(limit):
        who = entry.email or "unknown"
        parts = [f"{entry.at:%Y-%m-%d %H:%M:%S}", entry.action, who, entry.origin, entry.detail]
        click.echo("  ".join(part for part in parts if part))


def _add_and_print(email: str, name: str, permissions: frozenset[Permission]) -> None:
    temporary = add_member(email, name, permissions, now=utc_now())
    permitted = ", ".join(f"may {permission}" for permission in sorted(permissions))
    record_command(Action.MEMBER_ADDED, email=normal_email(email), detail=permitted)
    _print(normal_email(email), temporary)


def _warn_without_holders() -> None:
    for permission in Permission:
        if not list_holders(permission):
            command = site_command(f"staff allow EMAIL {permission}")
            click.echo(f"Nobody may {permission} now: run `{command}`.", err=True)


def _print(email: str, temporary: TemporaryPassword) -> None:
    click.echo(f"Staff member {email}")
    click.echo(f"Password     {temporary.password}")
    click.echo(f"It is shown this once, and good until {temporary.ends_at:%Y-%m-%d %H:%M} UTC.")
    click.echo("The first sign-in sets up everything else.")


def _context() -> StaffContext:
    return cast(StaffContext, current_app.extensions[EXTENSION])
