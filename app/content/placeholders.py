"""What stands in braces in any text: `{product}`, `{firm}`, `{email}`, `{phone}`, `{hours}`, `{pmsMinimum}`,
`{registrationsHeld}`, `{claimsAsOn}` and `{claim:pms}` come from `site.yaml`, `{testedOn}` and its like from the
accessibility report, `{strategies}` and `{listedOn}` from all files; a page's texts know its own dates, a
strategy's its own facts.
"""

import re
from collections.abc import Collection, Iterator, Mapping

from pydantic import ValidationError

from app.content.calendar import short_date
from app.content.datasets.wording import claim_figure
from app.content.errors import FieldPath, walk
from app.content.models.site import Registrations, Site, dialled

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


def read_brand(site: object) -> dict[str, str]:
    """Return the values of the brand's placeholders, from the raw value of `site.yaml`; none if it has a fault."""
    try:
        brand = Site.model_validate(site)
    except ValidationError:
        return {}
    hours = ", ".join(f"{span.days} {span.hours}" for span in brand.hours.open_days)
    return {
        "product": brand.product,
        "firm": brand.firm_name,
        "email": f"[{brand.email}](mailto:{brand.email})",
        "phone": "[" + brand.phone.replace(" ", "\N{NO-BREAK SPACE}") + f"](tel:{dialled(brand.phone)})",
        "hours": hours,
        "pmsMinimum": brand.pms_minimum,
        "registrationsHeld": registrations_held(brand.registrations),
        "claimsAsOn": short_date(brand.claims.as_on),
        **{f"claim:{claim.id}": f"{claim_figure(claim)}{'+' * claim.plus}" for claim in brand.claims.items},
    }


def registrations_held(registrations: Registrations) -> str:
    """Return which registration numbers the footer shows, so that no text promises a missing one."""
    held = [f"{name} {number}" for name, number in registrations.held]
    if not held:
        return "This site shows no registration number of the firm, and claims none."
    stand = "stands" if len(held) == 1 else "stand"
    return f"{' and '.join(held)} {stand} at the foot of every page; a number that is not shown is not claimed."


def placeholder_names(text: str) -> list[str]:
    """Return the names in braces, in order."""
    return _PLACEHOLDER.findall(text)


def fill_everywhere(value: object, known: Mapping[str, str]) -> object:
    """Return the raw value of a file with the known placeholders of its texts filled; others stay."""
    if isinstance(value, dict):
        return {key: fill_everywhere(item, known) for key, item in value.items()}
    if isinstance(value, list):
        return [fill_everywhere(item, known) for item in value]
    return _PLACEHOLDER.sub(lambda match: known.get(match[1], match[0]), value) if isinstance(value, str) else value


def unknown_placeholders(value: object, known: Collection[str]) -> Iterator[tuple[FieldPath, str]]:
    """Yield path and name of each placeholder in a raw value that does not exist."""
    for path, text in walk(value):
        if isinstance(text, str):
            yield from ((path, name) for name in placeholder_names(text) if name not in known)
