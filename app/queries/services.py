"""What queries need from the rest of the app."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from flask import Response

from app.configuration.settings import Settings
from app.content.models.form_rules import FormRules
from app.forms.declaration import Form
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Limit, Throttle

EXTENSION = "queries"
FORM_PURPOSE = "form"
_MINUTE_S = 60

RenderForm = Callable[[Form, Mapping[str, str], Mapping[str, str]], Response | None]
"""Draws a form's page again, with the typed values and the message of each faulty field; None if it cannot be drawn."""


@dataclass(frozen=True)
class QueryServices:
    """`rules` is called for each request."""

    settings: Settings
    rules: Callable[[], FormRules]
    throttle: Throttle
    proxies: TrustedProxies
    render_form: RenderForm

    @property
    def form_limit(self) -> Limit:
        """How often one IP address may send a form."""
        return Limit(FORM_PURPOSE, self.settings.form_limit_per_minute, _MINUTE_S)
