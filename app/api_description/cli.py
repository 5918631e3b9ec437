"""`flask api …`: the API's description, for programs on this machine."""

import json
from collections.abc import Callable

import click
from flask import current_app
from flask.cli import AppGroup

from app.api_description.document import describe_api
from app.content.models.lead_rules import LeadRules


def create_api_commands(rules: Callable[[], LeadRules], *, session_cookie: str) -> AppGroup:
    """Return the command group."""
    api_commands = AppGroup("api", help="Say what programs may send and what they get.")

    @api_commands.command("describe")
    def describe() -> None:
        """Print the OpenAPI document."""
        click.echo(json.dumps(describe_api(current_app, rules(), session_cookie=session_cookie), indent=2))

    return api_commands
