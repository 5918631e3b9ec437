"""Why a mail was not sent, in messages without addresses."""

import re
import smtplib
import ssl

REPLY_LENGTH = 120
SERVICE_CLOSING = 421
FIRST_PERMANENT = 500
_ADDRESS = re.compile(r"<[^>]*>|\S*@\S*")
_UNPRINTABLE = re.compile(r"[^ -~]+")


class MailError(Exception):
    """A mail was not accepted. The text says why; `setting` names the setting that an operator should check."""

    def __init__(self, reason: str, *, setting: str = "SMTP_URL") -> None:
        super().__init__(reason)
        self.setting = setting


class ServerUnusableError(MailError):
    """The connection failed or broke off: this and all other mail may be sent later."""


class RefusedError(MailError):
    """The server refused this mail but accepts others. `is_permanent`: it will never accept this one."""

    def __init__(self, reason: str, *, setting: str, is_permanent: bool) -> None:
        super().__init__(reason, setting=setting)
        self.is_permanent = is_permanent


def mail_error(error: OSError | smtplib.SMTPException) -> MailError:
    """Return the MailError for a failure of SMTP: the mail was refused, or the server is unusable now."""
    replies: list[tuple[int, bytes | str]]
    match error:
        case smtplib.SMTPRecipientsRefused():
            what, setting, replies = "every recipient", "NOTIFY_EMAIL", list(error.recipients.values())
        case smtplib.SMTPSenderRefused():
            what, setting, replies = "the sender", "MAIL_FROM", [(error.smtp_code, error.smtp_error)]
        case smtplib.SMTPDataError():
            what, setting, replies = "the mail", "MAIL_FROM", [(error.smtp_code, error.smtp_error)]
        case _:
            return ServerUnusableError(why_unusable(error))
    reason = f"the server refused {what}: {plain_reply(*replies[0])}"
    if any(code == SERVICE_CLOSING for code, _ in replies):
        return ServerUnusableError(reason)
    return RefusedError(reason, setting=setting, is_permanent=all(code >= FIRST_PERMANENT for code, _ in replies))


def plain_reply(code: int, text: bytes | str) -> str:
    """Return a server's reply as one short line without addresses: "550 5.1.1 … is unknown"."""
    words = _ADDRESS.sub("…", _UNPRINTABLE.sub(" ", _decoded(text)))
    return f"{code} {' '.join(words.split())}"[:REPLY_LENGTH].rstrip()


def why_unusable(error: Exception) -> str:
    """Return one line that says why the connection failed or broke off."""
    if isinstance(error, smtplib.SMTPResponseException):
        what = "the sign-in was refused:" if isinstance(error, smtplib.SMTPAuthenticationError) else "the server said"
        return f"{what} {plain_reply(error.smtp_code, error.smtp_error)}"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"its certificate is not trusted ({error.verify_message})"
    # smtplib reports a timeout as a closed connection.
    if isinstance(error, TimeoutError) or isinstance(error.__context__, TimeoutError):
        return "the server does not answer"
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return "the server does not offer STARTTLS or a sign-in, which SMTP_URL asks for"
    if isinstance(error, smtplib.SMTPServerDisconnected):
        return "the server closed the connection"
    return f"no connection ({getattr(error, 'strerror', None) or type(error).__name__})"


def _decoded(text: bytes | str) -> str:
    return text.decode("ascii", "replace") if isinstance(text, bytes) else text
