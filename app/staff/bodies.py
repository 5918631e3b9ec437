"""What the room's routes are sent, read strictly before anything is looked up or hashed."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from app.http.errors import ApiError
from app.http.json_body import read_json_object
from app.staff.members.models import EMAIL_LENGTH, NAME_LENGTH
from app.staff.members.passwords import MAXIMUM_PASSWORD_LENGTH
from app.staff.members.permission_store import Permission
from app.storable_text import is_one_line, is_storable

FAULTY = "Some fields need correction."
_NAMED_UNKNOWN_KEYS = 20
_SHOWN_KEY_LENGTH = 100


class Text(NamedTuple):
    """A field of text: what faults call it, its most characters, and whether others see it in a line of theirs."""

    label: str
    longest: int
    is_line: bool = False


CODE_LENGTH = 40
CREDENTIALS = {"username": Text("Email", EMAIL_LENGTH), "password": Text("Password", MAXIMUM_PASSWORD_LENGTH)}
CODE = {"code": Text("Code", CODE_LENGTH)}
ONE_TIME_CODE = {"oneTimeCode": Text("One-time code", CODE_LENGTH)}
PASSWORD = {"password": Text("Password", MAXIMUM_PASSWORD_LENGTH)}
PASSWORD_CHANGE = {
    "oldPassword": Text("Your password until now", MAXIMUM_PASSWORD_LENGTH),
    "newPassword": Text("New password", MAXIMUM_PASSWORD_LENGTH),
}
NAME = {"name": Text("Name", NAME_LENGTH, is_line=True)}
NEW_MEMBER = {"username": Text("Email", EMAIL_LENGTH, is_line=True), **NAME}


def read_credentials() -> tuple[str, str]:
    """Return username and password as they were sent. Raises ApiError."""
    read = read_texts(CREDENTIALS, message="Enter your email and your password.")
    return read["username"], read["password"]


def read_texts(texts: Mapping[str, Text], *, message: str = FAULTY) -> dict[str, str]:
    """Return the texts of a body that holds nothing else.

    Raises ApiError 422 naming each faulty field and unknown key, and those of an unreadable body.
    """
    return _checked(read_json_object(), texts, message, texts.keys())


def read_name() -> str:
    """Return the name of a body that holds nothing else. Raises ApiError."""
    return _trimmed(read_texts(NAME))["name"]


def read_passkey_answer() -> Mapping[str, Any]:
    """Return the credential of a body that holds nothing else. Raises ApiError."""
    body = read_json_object()
    _checked(body, {}, FAULTY, {"credential"})
    return _credential(body)


def read_new_passkey() -> tuple[str, Mapping[str, Any]]:
    """Return name and credential. Raises ApiError."""
    body = read_json_object()
    read = _trimmed(_checked(body, NAME, FAULTY, {"name", "credential"}))
    return read["name"], _credential(body)


def read_one_time_code() -> str | None:
    """Return the one-time code of a body that may hold one. Raises ApiError."""
    body = read_json_object()
    texts = ONE_TIME_CODE if body.get("oneTimeCode") is not None else {}
    return _checked(body, texts, FAULTY, ONE_TIME_CODE.keys()).get("oneTimeCode")


def read_new_member() -> tuple[str, str, frozenset[Permission]]:
    """Return e-mail, name and permissions. Raises ApiError."""
    body = read_json_object()
    read = _trimmed(_checked(body, NEW_MEMBER, FAULTY, {*NEW_MEMBER, "permissions"}))
    asked = body.get("permissions")
    if not isinstance(asked, list):
        raise ApiError(422, FAULTY, {"permissions": "Send a list of permissions."})
    return read["username"], read["name"], frozenset(map(_permission, asked))


def read_permission_change() -> tuple[Permission, bool]:
    """Return the permission, and whether it is to be granted. Raises ApiError."""
    body = read_json_object()
    _checked(body, {}, FAULTY, {"permission", "granted"})
    granted = body.get("granted")
    if not isinstance(granted, bool):
        raise ApiError(422, FAULTY, {"granted": "Send true or false."})
    return _permission(body.get("permission")), granted


def read_permission() -> Permission:
    """Return the permission of a body that holds nothing else. Raises ApiError."""
    body = read_json_object()
    _checked(body, {}, FAULTY, {"permission"})
    return _permission(body.get("permission"))


def _permission(value: object) -> Permission:
    try:
        return Permission(str(value))
    except ValueError:
        known = " or ".join(Permission)
        raise ApiError(422, FAULTY, {"permissions": f"A permission is {known}."}) from None


def _credential(body: Mapping[str, object]) -> Mapping[str, Any]:
    credential = body.get("credential")
    if not isinstance(credential, dict):
        raise ApiError(422, FAULTY, {"credential": "Send what the browser made, as one object."})
    return credential


def _checked(
    body: Mapping[str, object], texts: Mapping[str, Text], message: str, known: Collection[str]
) -> dict[str, str]:
    errors = {name: fault for name, text in texts.items() if (fault := _fault(text, body.get(name))) is not None}
    unknown = [key for key in body if key not in known][:_NAMED_UNKNOWN_KEYS]
    errors |= {key[:_SHOWN_KEY_LENGTH]: "This field is not known" for key in unknown}
    if errors:
        raise ApiError(422, message, errors)
    return {name: str(body[name]) for name in texts}


def _trimmed(read: Mapping[str, str]) -> dict[str, str]:
    """Return texts without the spaces around them. Raises ApiError 422 for one that is only spaces."""
    trimmed = {name: text.strip() for name, text in read.items()}
    errors = {name: "Enter more than spaces" for name, text in trimmed.items() if not text}
    if errors:
        raise ApiError(422, FAULTY, errors)
    return trimmed


def _fault(text: Text, value: object) -> str | None:
    if value is None or value == "":
        return f"{text.label} is required"
    if not isinstance(value, str):
        return f"{text.label} must be text"
    if len(value) > text.longest:
        return f"{text.label} may have at most {text.longest:,} characters"
    if text.is_line and not is_one_line(value):
        return f"{text.label} may hold neither line breaks nor signs that are not seen"
    return None if is_storable(value) else f"{text.label} holds characters that are never stored"
