"""What the checks of `validation.py` accept before they trim and drop, as patterns for programs that send queries."""

import re

from app.content.models.lead_rules import LeadRules

STORABLE = r"^[^\x00]*$"
"""A text without the one character that databases refuse. (JSON cannot spell the others, lone surrogates, as such.)"""

# One character of a pattern and how often it may stand there.
_ATOM = re.compile(r"(\\.|\[[^\]]*\]|[^\\^$*+?{}()|\[\]])(\{[0-9,]+\}|[?*+])?")


def name_as_sent(rules: LeadRules) -> str:
    """Return the pattern of a name: one line that is more than spaces, among spaces that are trimmed."""
    spaces = re.escape(rules.spaces)
    return rf"^[{spaces}]*[^{spaces}\x00](?:[^\r\n\x00]*[^{spaces}\x00])?[{spaces}]*$"


def short_when_trimmed(rules: LeadRules, maximum_length: int) -> str:
    """Return the pattern of a text of at most so many characters, not counting spaces around it. CRLF counts as one."""
    spaces = re.escape(rules.spaces)
    return rf"^[{spaces}]*(?:[^{spaces}](?:(?:\r\n|[^\r]|\r(?!\n)){{0,{maximum_length - 2}}}[^{spaces}])?)?[{spaces}]*$"


def phone_as_sent(rules: LeadRules) -> str:
    """Return the pattern of a phone number, among characters that are dropped."""
    dropped = f"[^{rules.phone.kept}]*"
    kept = _ATOM.sub(lambda atom: f"(?:{atom[1]}{dropped}){atom[2] or ''}", rules.phone.pattern[1:-1])
    return f"^{dropped}{kept}$"


def email_as_sent(rules: LeadRules) -> str:
    """Return the pattern of an e-mail address, among spaces that are trimmed."""
    spaces = re.escape(rules.spaces)
    return f"^[{spaces}]*{rules.email.pattern[1:-1]}[{spaces}]*$"
