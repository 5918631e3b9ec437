"""Request bodies of sign-in, accounts and members; checked before anything is looked up or hashed."""

from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, Field, JsonValue, Strict
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from app.database.storable_text import STORABLE, is_one_line, is_storable
from app.members.stores.models import EMAIL_LENGTH, NAME_LENGTH
from app.members.stores.passwords import LONGEST_CHECKED_PASSWORD
from app.members.stores.permission_store import Permission
from app.web.body import Body, ErrorMessage

CODE_LENGTH = 40
_KNOWN = "A permission is " + " or ".join(Permission) + "."


def _text(label: str, longest: int, **schema: JsonValue) -> Any:  # noqa: ANN401 - pydantic's FieldInfo, for Annotated
    field: FieldInfo = Field(
        title=label, min_length=1, max_length=longest, json_schema_extra={"pattern": STORABLE, **schema}
    )
    return field


def _storable(text: str) -> str:
    if not is_storable(text):
        raise PydanticCustomError("not_storable", "A character that databases refuse")
    return text


def _line(text: str) -> str:
    """Return a text that others see on one line, without the spaces around it."""
    if not is_one_line(text):
        raise PydanticCustomError("not_one_line", "More than a line")
    _storable(text)
    if not text.strip():
        raise PydanticCustomError("only_spaces", "Only spaces")
    return text.strip()


_Storable, _Line = AfterValidator(_storable), AfterValidator(_line)
_Email = Annotated[str, _text("Email", EMAIL_LENGTH), _Storable]
_Name = Annotated[str, _text("Name", NAME_LENGTH, allOf=[{"pattern": r"\S"}]), _Line]
_Password = Annotated[str, _text("Password", LONGEST_CHECKED_PASSWORD), _Storable]
_Credential = Annotated[
    dict[str, Any],
    Field(description="What PublicKeyCredential.toJSON() made"),
    ErrorMessage("Send the browser's credential as one object."),
]


class SignInBody(Body):
    """An e-mail address and a password."""

    faulty: ClassVar[str] = "Enter your email and your password."

    username: _Email
    password: _Password


class Code(Body):
    """A code of an authenticator app, or a recovery code."""

    code: Annotated[str, _text("Code", CODE_LENGTH), _Storable]


class Password(Body):
    """A password."""

    password: _Password


class PasswordChange(Body):
    """The current password and the new one."""

    old_password: Annotated[str, _text("Your password until now", LONGEST_CHECKED_PASSWORD), _Storable]
    new_password: Annotated[str, _text("New password", LONGEST_CHECKED_PASSWORD), _Storable]


class PasskeyAnswer(Body):
    """The answer of a browser to a passkey challenge."""

    credential: _Credential


class NewPasskey(Body):
    """A new passkey and its name."""

    name: _Name
    credential: _Credential


class DisplayName(Body):
    """The name that colleagues see."""

    name: _Name


class NewMember(Body):
    """A member to be added."""

    username: Annotated[str, _text("Email", EMAIL_LENGTH), _Line]
    name: _Name
    permissions: Annotated[list[Permission], ErrorMessage(f"Send a list of permissions. {_KNOWN}")]


class PermissionChange(Body):
    """A permission that is granted or withdrawn."""

    permission: Annotated[Permission, ErrorMessage(_KNOWN)]
    granted: Annotated[bool, Strict(), ErrorMessage("Send true or false.")]
