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
    """`rules` is called for each request.

    `retention_months` is the purge's default. `queues_mail` is true if staff get a mail about each query.
    """

    rules: Callable[[], FormRules]
    throttle: Throttle
    render_form: RenderForm
    form_limit_per_minute: int
    form_minimum_s: float
    proxies: TrustedProxies
    retention_months: int
    queues_mail: bool

    @property
    def form_limit(self) -> Limit:
        """How often one address may send a form."""
        return Limit(FORM_PURPOSE, self.form_limit_per_minute, _MINUTE_S)


def create_query_services(
    settings: Settings,
    *,
    rules: Callable[[], FormRules],
    throttle: Throttle,
    proxies: TrustedProxies,
    render_form: RenderForm,
) -> QueryServices:
    """Build the services: rules, limits, and the page that shows a faulty form again."""
    return QueryServices(
        rules=rules,
        throttle=throttle,
        render_form=render_form,
        form_limit_per_minute=settings.form_limit_per_minute,
        form_minimum_s=settings.form_minimum_seconds,
        proxies=proxies,
        retention_months=settings.lead_retention_months,
        queues_mail=bool(settings.notify_addresses),
    )
