"""A member who publishes a month of figures through nginx, as the panel does."""

from decimal import Decimal
from typing import Any

from tests.factories.signed_in import SignedIn
from tests.trials.machines.site import Site

SLUG = "ace-strategy"
FIGURES = f"/api/figures/{SLUG}"


class Member(SignedIn):
    """A member at the desk of one strategy."""

    @classmethod
    def of(cls, site: Site, email: str) -> "Member":
        return cls.as_member(site.nginx, email, site.passwords[email])

    def draft(self, as_on: str) -> Any:
        """Begin a month: one more row of the series, 2 % and 1 % above the last."""
        edition = self.do("POST", f"{FIGURES}/editions", {})["edition"]
        data = self.get(f"/api/editions/{edition['id']}")["data"]
        rows = data["datasets"]["growth"]["rows"]
        portfolio, benchmark = (Decimal(cell) for cell in rows[-1][1:])
        rows.append([as_on, f"{portfolio * Decimal('1.02'):.2f}", f"{benchmark * Decimal('1.01'):.2f}"])
        data["asOn"] = as_on
        change = {"revision": edition["revision"], "data": data}
        return self.do("PUT", f"/api/editions/{edition['id']}", change)["edition"]

    def propose(self, edition: Any) -> Any:
        return self.step(edition, "propose")

    def step(self, edition: Any, name: str) -> Any:
        return self.do("POST", f"/api/editions/{edition['id']}/{name}", {"revision": edition["revision"]})["edition"]

    def edition(self, edition: Any) -> Any:
        return self.get(f"/api/editions/{edition['id']}")["edition"]
