"""`flask mail test`: it sends one mail and prints the result, or one line that names the wrong setting."""

from pathlib import Path

import pytest
from click.testing import Result

from tests.factories.mail_server import MailServer, free_port
from tests.factories.site import build_app

TWO = "office@example.in,desk@example.in"
CHECK = "(check SMTP_URL, MAIL_FROM and NOTIFY_EMAIL)"


def run(folder: Path, **settings: str) -> Result:
    return build_app(folder, **settings).test_cli_runner().invoke(args=["mail", "test"])


def test_it_sends_a_mail_and_says_for_how_many_it_was_taken(tmp_path: Path, mail_server: MailServer) -> None:
    result = run(tmp_path, notify_email=TWO, smtp_url=mail_server.url, public_origin="https://www.example.in")
    assert result.exit_code == 0
    assert result.output == "The server took the mail for 2 of 2 recipients\n"
    [mail] = mail_server.mails
    assert mail.recipients == ("office@example.in", "desk@example.in")
    assert (mail.sender, mail.message["From"]) == ("notices@example.in", "notices@example.in")
    assert mail.message["Auto-Submitted"] == "auto-generated"
    assert "mail of https://www.example.in reaches you" in mail.message.get_content()


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (
            {"office@example.in": "550 5.1.1 unknown"},
            "The server took the mail for 1 of 2 recipients\n",
        ),
        ({"RCPT": "550 5.1.1 unknown"}, f"Error: the server refused: 550 5.1.1 unknown {CHECK}\n"),
        ({"MAIL": "553 5.7.1 not yours"}, f"Error: the server refused: 553 5.7.1 not yours {CHECK}\n"),
        ({"DATA": "451 busy"}, f"Error: the server refused: 451 busy {CHECK}\n"),
    ],
)
def test_a_refusal_is_in_the_server_s_words(
    tmp_path: Path, mail_server: MailServer, answers: dict[str, str], said: str
) -> None:
    mail_server.answers |= answers
    assert run(tmp_path, notify_email=TWO, smtp_url=mail_server.url).output == said


def test_a_server_that_is_away_names_the_settings(tmp_path: Path) -> None:
    result = run(tmp_path, notify_email=TWO, smtp_url=f"smtp://127.0.0.1:{free_port()}")
    assert result.exit_code == 1
    assert "Connection refused" in result.output
    assert CHECK in result.output


def test_without_configuration_it_says_what_is_missing(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert result.exit_code == 1
    assert result.output.startswith("Error: NOTIFY_EMAIL and SMTP_URL are not set")
