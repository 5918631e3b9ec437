"""What a sign-in request must look like before anything is looked up or hashed."""

from collections.abc import Mapping

from app.http.errors import ApiError
from app.staff.members.models import EMAIL_LENGTH
from app.staff.members.passwords import MAXIMUM_PASSWORD_LENGTH
from app.storable_text import is_storable

FAULTY = "Enter your e-mail and your password."
LONGEST = {"username": EMAIL_LENGTH, "password": MAXIMUM_PASSWORD_LENGTH}
_LABELS = {"username": "E-mail", "password": "Password"}
_NAMED_UNKNOWN_KEYS = 20
_SHOWN_KEY_LENGTH = 100


def read_credentials(body: Mapping[str, object]) -> tuple[str, str]:
    """Return username and password as they were sent.

    Raises ApiError 422 naming each faulty field and unknown key.
    """
    errors = {name: fault for name in LONGEST if (fault := _fault(name, body.get(name))) is not None}
    unknown = [key for key in body if key not in LONGEST][:_NAMED_UNKNOWN_KEYS]
    errors |= {key[:_SHOWN_KEY_LENGTH]: "This field is not known" for key in unknown}
    if errors:
        raise ApiError(422, FAULTY, errors)
    return str(body["username"]), str(body["password"])


def _fault(name: str, value: object) -> str | None:
    label = _LABELS[name]
    if value is None or value == "":
        return f"{label} is required"
    if not isinstance(value, str):
        return f"{label} must be text"
    if len(value) > LONGEST[name]:
        return f"{label} may have at most {LONGEST[name]:,} characters"
    return None if is_storable(value) else f"{label} holds characters that are never stored"
