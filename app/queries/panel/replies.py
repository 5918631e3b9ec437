"""One page of a list as JSON. Its records stand under the list's own name."""

from functools import cache
from types import GenericAlias

from app.forms.declaration import Form
from app.queries.query_record import record_type, whole_lead_as_json
from app.queries.records import LeadPage
from app.web.wire_values import Count, wire_object


@cache
def list_type(form: Form) -> type:
    """Return the type of a page of a form's queries."""
    name = form.list_name
    about = f"A page of {name} queries. `total` counts all the filter leaves; `nextCursor` is null on the last page."
    records = GenericAlias(list, (record_type(form),))
    return wire_object(f"{name.title()}List", about, {"total": Count, "nextCursor": str | None, name: records})


def list_as_json(form: Form, page: LeadPage) -> dict[str, object]:
    """Return a page as it is sent: see `list_type`."""
    records = [whole_lead_as_json(lead) for lead in page.records]
    return {form.list_name: records, "total": page.total, "nextCursor": page.next_cursor}
