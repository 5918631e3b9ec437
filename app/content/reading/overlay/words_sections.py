"""The parts of the content folder whose words staff change, and the place of each."""

from dataclasses import dataclass

REVIEWED_ON, UPDATED_ON = "reviewedOn", "updatedOn"
CONFIRMATIONS = "confirmations.yaml"

_ARTICLE = ("heading", "note", "lede", "picture", "body", "basis")
_ITEMS = ("heading", "note", "lede", "items", "footnote")
_OF_KIND = {
    "article": _ARTICLE,
    "definitions": _ITEMS,
    "cards": _ITEMS,
    "keyFacts": ("heading", "note", "items", "footnote"),
    "note": ("heading", "body"),
    "profiles": ("heading", "note", "items", "closing"),
    "awards": ("heading", "note", "untilCited", "claims", "items"),
    "highlights": ("heading", "note", "claims", "ways"),
}
"""The fields of a block that are words, by its kind. The folder keeps the block's layout."""


@dataclass(frozen=True)
class WordsSection:
    """Fields at the top of a YAML file or, with a `kind`, in the first block of that kind; with a
    `block_id`, in that block.

    `page` is the path of the page that shows it best. `dated_by` is the field at the file's top with the date of the
    last review, None if there is none.
    """

    id: str
    title: str
    group: str
    file: str
    page: str
    fields: tuple[str, ...]
    kind: str | None = None
    block_id: str | None = None
    dated_by: str | None = None


def _of_firm(name: str, title: str, page: str, *fields: str) -> WordsSection:
    return WordsSection(name, title, "Firm", f"{name.partition('/')[0]}.yaml", page, fields)


def _questions(name: str, title: str, page: str) -> WordsSection:
    return WordsSection(
        f"faqs/{name}", title, "Questions", f"faqs/{name}.yaml", page, ("questions",), dated_by=REVIEWED_ON
    )


def _in_block(name: str, title: str, group: str, page: tuple[str, str], kind: str) -> WordsSection:
    """Return a section of a page, which is given as its file below `pages/` and its path."""
    file, path = f"pages/{page[0]}.yaml", page[1]
    block_id = None if kind == "note" else name.rpartition("/")[2]
    return WordsSection(name, title, group, file, path, _OF_KIND[kind], kind, block_id, dated_by=UPDATED_ON)


def _in_legal_page(page: str, group: str, name: str, title: str, kind: str) -> WordsSection:
    return _in_block(f"{page}/{name}", title, group, (f"legal/{page}", f"/{page}"), kind)


SECTIONS: tuple[WordsSection, ...] = (
    _of_firm("site/contact", "Phone, e-mail, address and hours", "/contact", *("email", "phone", "address", "hours")),
    _of_firm("site/registrations", "Registration numbers", "/contact", "registrations"),
    _of_firm("site/claims", "Counts and years of the firm", "/about/company-overview", "claims"),
    _in_block("team/leadership", "Team", "Firm", ("pms/team", "/pms/team"), "profiles"),
    _of_firm("confirmations/reviews", "Who has read which page", "/nri/taxation-info", "reviews"),
    _of_firm("confirmations/counsel", "What counsel has confirmed", "/disclosures", "counsel"),
    _in_block("home/awards", "Awards", "Home", ("home", "/"), "awards"),
    _in_block("home/highlights", "Highlights", "Home", ("home", "/"), "highlights"),
    _questions("nri", "Answers for NRIs", "/nri/nri-faqs"),
    _questions("aif-returns", "Answers on AIF returns", "/aif/returns"),
    *(
        _in_legal_page("disclosures", "Disclosures", name, title, kind)
        for name, title, kind in (
            ("what-we-are", "What we are", "article"),
            ("pay", "How we are paid", "definitions"),
            ("risk", "Risk", "definitions"),
            ("figures", "Figures and past performance", "definitions"),
            ("grievances", "Complaints", "cards"),
            ("note", "Read before you invest", "note"),
        )
    ),
    _in_legal_page("terms", "Terms of use", "terms", "The terms", "definitions"),
)


def find_section(subject: str) -> WordsSection | None:
    """Return the section of this id, or None."""
    return next((section for section in SECTIONS if section.id == subject), None)
