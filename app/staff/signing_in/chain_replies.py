"""What the steps of a sign-in answer."""

from typing_extensions import TypedDict

from app.staff.replies import MemberReply
from app.staff.signing_in.steps import Lack, Method, Step


class NextStepReply(TypedDict):
    """What is asked for next; nothing is open yet. `methods` are for the step "second-factor" alone."""

    next: Step
    methods: list[Method]


class FactorSetReply(TypedDict):
    """A first factor was set up: its recovery codes, shown this once, and how the sign-in goes on."""

    recoveryCodes: list[str]
    signIn: MemberReply | NextStepReply


def lack_as_json(lack: Lack) -> NextStepReply:
    """Return what is asked for next."""
    return {"next": lack.step, "methods": list(lack.methods)}
