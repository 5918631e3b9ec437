"""Reads files of the content folder, one by one, and gathers their faults."""

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import chain
from typing import TypeVar, cast

from pydantic import BaseModel, TypeAdapter, ValidationError

from app.content.blocks.page.page_tabs import PageTabsBlock
from app.content.blocks.page.unpublished import UnpublishedSource
from app.content.blocks.registry import kind_of
from app.content.datasets.holdings import Holdings
from app.content.datasets.series import Series, first_day
from app.content.errors import Fault, place_of
from app.content.models.base import BlockModel, Slug
from app.content.models.explanations import Glossary, SearchWords
from app.content.models.form_rules import FormRules
from app.content.models.page import Confirmations, PageSource
from app.content.models.paper import ReviewSheet
from app.content.models.picture import FIND_PICTURE, FindPicture
from app.content.models.site import AccessibilityReport, Navigation, Redirects, Site, UrlLedger, Wordmark
from app.content.page_files import PageFile, StrategyFile
from app.content.placeholders import fill_everywhere, unknown_placeholders
from app.content.reading.content_facts import page_facts
from app.content.reading.hardcoded_facts import hardcoded_facts
from app.content.reading.key_terms import term_problems, with_terms_spelt
from app.content.reading.model_faults import model_faults
from app.content.reading.overlay.subjects import STRATEGIES
from app.content.reading.overlay.words_sections import CONFIRMATIONS
from app.content.reading.samples import FOLDER as SAMPLES, with_rows_found
from app.content.reading.strategy_facts import strategy_facts
from app.content.reading.yaml_source import YamlSource, read_yaml
from app.content.sources import Located

Model = TypeVar("Model", bound=BaseModel)
Rows = TypeVar("Rows", Series, Holdings)
RawFiles = dict[str, YamlSource | None]
"""The YAML files of the folder by name; None for a file that cannot be read."""

SITE, REPORT, GLOSSARY = "site.yaml", "accessibility-report.yaml", "glossary.yaml"
FORM_RULES, WORDMARK = "form-rules.yaml", "brand/wordmark.yaml"
REQUIRED: Mapping[str, tuple[str, type[BaseModel]]] = {
    SITE: ("site", Site),
    "navigation.yaml": ("navigation", Navigation),
    "redirects.yaml": ("redirects", Redirects),
    "url-ledger.yaml": ("ledger", UrlLedger),
    FORM_RULES: ("form_rules", FormRules),
    REPORT: ("report", AccessibilityReport),
}
MAY_BE_ABSENT: Mapping[str, tuple[str, type[BaseModel]]] = {
    WORDMARK: ("wordmark", Wordmark),
    GLOSSARY: ("glossary", Glossary),
    "review.yaml": ("review_sheet", ReviewSheet),
    "search-words.yaml": ("search_words", SearchWords),
    CONFIRMATIONS: ("confirmations", Confirmations),
}
"""The files that exist once: the field of the sources, and the model."""
PAGES, FAQS = "pages/", "faqs/"
SERIES, HOLDINGS = "series/", "holdings/"
_SLUG: TypeAdapter[str] = TypeAdapter(Slug)


@dataclass
class FolderReader:
    """The texts of one folder, called `folder`; `placeholders` holds what all of them may name.

    `shown` maps a file to its name in faults, if the file is not of the folder. `unknown` are the faults of
    placeholders without a fact: they count only if there is no other, because an unreadable value gives no fact.
    """

    folder: str
    texts: dict[str, str]
    faults: list[Fault]
    find_picture: FindPicture
    shown: dict[str, str] = field(default_factory=dict)
    placeholders: dict[str, str] = field(default_factory=dict)
    unknown: list[Fault] = field(default_factory=list)

    def yaml_names(self, below: str = "") -> list[str]:
        """Return the YAML files of the folder, or those of its samples."""
        names = (name for name in self.texts if name.startswith(SAMPLES) == bool(below))
        rows = (below + SERIES, below + HOLDINGS)
        return [name for name in names if not name.startswith(rows) and self._belongs(name, below)]

    def _belongs(self, name: str, below: str) -> bool:
        folders = (PAGES, STRATEGIES) if below else (PAGES, STRATEGIES, FAQS)
        single = () if below else (*REQUIRED, *MAY_BE_ABSENT)
        is_known = name in single or name.startswith(tuple(below + folder for folder in folders))
        if is_known and name.endswith(".yaml"):
            return True
        self.fault(name, 1, "the file belongs to no folder that is read, or does not end in .yaml: see docs/content.md")
        return False

    def read_yaml(self, name: str) -> YamlSource | None:
        """Return a file's raw value with its lines. If it is not YAML, return None and note a fault."""
        source = read_yaml(self.texts[name], self.shown_file(name))
        self.faults += source.faults
        return None if source.faults else source

    def typed(self, name: str, raw: RawFiles, model: type[Model]) -> Located[Model] | None:
        """Return a file as a model, without samples; None if it is missing or has faults."""
        source = raw.get(name)
        if source is None:
            return None
        found = with_rows_found(source.value, self.texts, with_samples=False)
        return self.typed_value(name, replace(source, value=found), model)

    def typed_value(self, name: str, source: YamlSource, model: type[Model]) -> Located[Model] | None:
        """Return a raw value as a model, with its placeholders filled in."""
        value, facts = source.value, self._own_facts(source.value, model)
        known = {**self.placeholders, **facts}
        if model is StrategyFile and isinstance(value, dict):
            problems = chain(term_problems(value), hardcoded_facts(value, facts))
            self.faults += [place_of(path, source.places).fault(message) for path, message in problems]
            # A strategy is known everywhere by its file's name, so its page has no other id.
            value = {**with_terms_spelt(value), "id": name.removeprefix(STRATEGIES).removesuffix(".yaml")}
        # Braces in the form rules belong to regular expressions.
        if name != FORM_RULES:
            for path, placeholder in unknown_placeholders(value, known):
                near = ", ".join(f"{{{name}}}" for name in get_close_matches(placeholder, known, 3, cutoff=0))
                message = f"the placeholder {{{placeholder}}} is not known, or not stated any more: near are {near}"
                self.unknown.append(place_of(path, source.places).fault(message))
            value = fill_everywhere(value, known)
        try:
            typed = model.model_validate(value, context={FIND_PICTURE: self.find_picture})
        except ValidationError as error:
            self.faults += model_faults(error, source)
            return None
        located = Located(self.shown_file(name), source.places, typed)
        if not isinstance(located.value, PageSource):
            return located
        return cast(Located[Model], with_awaited_unpublished(cast(Located[PageSource], located)))

    def typed_by_id(self, folder: str, raw: RawFiles, model: type[Model]) -> dict[str, Located[Model]]:
        """Return the files of a folder as models, by the name of their file."""
        named = {self._id_of(name, folder): self.typed(name, raw, model) for name in raw if name.startswith(folder)}
        return {name: located for name, located in named.items() if located is not None}

    def read_rows(self, folder: str, read: Callable[[str, str, str], tuple[Rows, list[Fault]]]) -> dict[str, Rows]:
        """Return the tables of a folder by the name of their file. Tables with faults are left out."""
        tables = {}
        for name in (name for name in self.texts if name.startswith(folder)):
            table_id = self._id_of(name, folder)
            try:
                table, faults = read(self.texts[name], table_id, self.shown_file(name))
            except csv.Error as error:
                self.fault(name, 1, f"cannot be read as CSV: {error}")
                continue
            self.faults += faults
            if not faults:
                tables[table_id] = table
        return tables

    def _id_of(self, name: str, folder: str) -> str:
        stem = name.removeprefix(folder).rsplit(".", 1)[0]
        try:
            return _SLUG.validate_python(stem)
        except ValidationError:
            self.fault(name, 1, "the file's name must be lower-case words joined by hyphens, in no folder below")
            return stem

    def shown_file(self, name: str) -> str:
        """Return a file's name in faults."""
        return self.shown.get(name) or f"{self.folder}/{name}"

    def fault(self, name: str, line: int, message: str) -> None:
        """Note a fault in a line of a file."""
        self.faults.append(Fault(self.shown_file(name), line, "", message))

    def _own_facts(self, value: object, model: type[BaseModel]) -> dict[str, str]:
        """Return the values of placeholders that only this file's texts may use."""
        if not isinstance(value, dict) or model not in (PageFile, StrategyFile):
            return {}
        if model is PageFile:
            return page_facts(value)
        return page_facts(value) | strategy_facts(
            value, lambda name: first_day(self.texts.get(f"{SERIES}{name}.csv", ""))
        )


def with_awaited_unpublished(located: Located[PageSource]) -> Located[PageSource]:
    """Return a page in which each block that awaits its figures is unpublished. Blocks keep their places."""
    page = located.value
    blocks = [_rendered(block, page) for block in page.blocks]
    gone = {block.id for block in blocks if isinstance(block, UnpublishedSource)}
    blocks = [_with_tabs_left(block, gone) for block in blocks]
    return replace(located, value=page.model_copy(update={"blocks": blocks}))


def _rendered(block: BlockModel, page: PageSource) -> BlockModel:
    if not kind_of(block).awaits(block, page):
        return block
    heading = None if getattr(block, "optional", False) else getattr(block, "heading", None)
    return UnpublishedSource(kind="unpublished", id=getattr(block, "id", None), heading=heading)


def _with_tabs_left(block: BlockModel, gone: set[str | None]) -> BlockModel:
    if not isinstance(block, PageTabsBlock):
        return block
    return block.model_copy(update={"items": [item for item in block.items if item.target not in gone]})
