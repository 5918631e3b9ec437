"""The signed-in member as JSON."""

from typing import Annotated

from pydantic import Field

from app.web.api_view import Reply


class MemberReply(Reply):
    """Who is signed in, and which permissions that member has: to approve what others entered, to manage members."""

    username: Annotated[str, Field(validation_alias="email")]
    name: str
    may_approve: bool
    manages_members: bool
