"""One log line for each attempt to sign in, for an operator's tools to act on."""

import logging
from enum import StrEnum

from app.counting.counted import SIGN_INS
from app.staff.members.store import Credentials

UNKNOWN_MEMBER = "unknown"

_log = logging.getLogger(__name__)


class Result(StrEnum):
    """How an attempt ended; the last two were not looked at."""

    OK = "ok"
    FAILED = "failed"
    THROTTLED = "throttled"
    BUSY = "busy"


def log_sign_in(result: Result, credentials: Credentials | None, address: str) -> None:
    """Log and count how an attempt on a member, or on nobody, ended. `address` is the one limits count.

    The e-mail is left out: it may be a password in the wrong field. What is not ok is a warning, so that LOG_LEVEL
    `warning` keeps it.
    """
    SIGN_INS.labels(result.value).inc()
    member_id = UNKNOWN_MEMBER if credentials is None else credentials.user_id
    level = logging.INFO if result is Result.OK else logging.WARNING
    _log.log(level, "sign-in", extra={"result": result.value, "member_id": member_id, "address": address})
