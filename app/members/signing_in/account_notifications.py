"""Mails that tell members of changes to their accounts, so that a takeover is noticed."""

import secrets
from collections.abc import Collection

from app.database.extensions import db
from app.mail.outbox import queue_event_mail
from app.mail.records import PERIOD_LENGTH, AccountChange, AccountEvent
from app.members.context import StaffContext
from app.members.stores.member_store import list_holders
from app.members.stores.permission_store import Permission


def notify_member(
    context: StaffContext, event: AccountEvent, email: str, what: str, *, by: str, also: Collection[str] = ()
) -> None:
    """Queue the mail if mail is configured. `also` get it besides the member."""
    if not context.settings.sends_mail:
        return
    facts = AccountChange(event=event, username=email, what=what, by=by, recipients=sorted({email, *also}))
    with db.engine.begin() as connection:
        # Each change happens once, so its period is a random name.
        queue_event_mail(connection, secrets.token_hex(PERIOD_LENGTH // 2), facts, context.now())


def notify_of_permission(context: StaffContext, email: str, what: str, *, by: str) -> None:
    """Queue the mail to the member, to all who may approve and to all who manage members."""
    also = {name for permission in Permission for name in list_holders(permission)}
    notify_member(context, "permission", email, what, by=by, also=also)
