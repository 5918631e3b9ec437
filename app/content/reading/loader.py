"""Reads the content folder into typed sources and gathers every fault of every file."""

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from app.content.datasets.holdings import Holdings, read_holdings
from app.content.datasets.series import Series, first_day, read_series
from app.content.editions.published import Publications, PublishedEdition
from app.content.editions.subject import Subject
from app.content.errors import ContentError, Fault, did_you_mean
from app.content.field_path import FieldPath, dotted, line_of, lines_throughout
from app.content.models.base import Slug
from app.content.models.confirmations import Confirmations
from app.content.models.faq import Faq
from app.content.models.glossary import Glossary
from app.content.models.lead_rules import LeadRules
from app.content.models.site import AccessibilityReport, Navigation, Redirects, Site, UrlLedger, Wordmark
from app.content.pages import PageFile, StrategyFile
from app.content.placeholders import BRAND_PLACEHOLDERS, fill_everywhere, listed, read_brand
from app.content.reading.content_facts import CONTENT_PLACEHOLDERS, content_facts, page_facts
from app.content.reading.date_facts import repeated_days
from app.content.reading.folder_files import read_files
from app.content.reading.model_faults import model_faults
from app.content.reading.natures import chosen_words, natures_of
from app.content.reading.overlay.overlay import lay_publications_over
from app.content.reading.overlay.subjects import STRATEGIES, bases_of, subjects_of
from app.content.reading.overlay.words_sections import CONFIRMATIONS
from app.content.reading.report_facts import REPORT_PLACEHOLDERS, report_facts
from app.content.reading.strategy_facts import strategy_facts
from app.content.reading.typed_facts import typed_facts
from app.content.reading.yaml_source import YamlSource, read_yaml
from app.content.sources import ContentSources, Located, PartlyReadError

Model = TypeVar("Model", bound=BaseModel)
Rows = TypeVar("Rows", Series, Holdings)

SITE, NAVIGATION, REDIRECTS, LEDGER = "site.yaml", "navigation.yaml", "redirects.yaml", "url-ledger.yaml"
LEAD_RULES = "lead-rules.yaml"
REPORT = "accessibility-report.yaml"
WORDMARK, GLOSSARY = "brand/wordmark.yaml", "glossary.yaml"
MAY_BE_ABSENT = (WORDMARK, GLOSSARY, CONFIRMATIONS)
SINGLE_FILES = (SITE, NAVIGATION, REDIRECTS, LEDGER, LEAD_RULES, REPORT)
PAGES, FAQS = "pages/", "faqs/"
SERIES, HOLDINGS = "series/", "holdings/"
_SLUG: TypeAdapter[str] = TypeAdapter(Slug)


def load_sources(
    content_dir: Path, publications_file: Path | None = None, candidate: PublishedEdition | None = None
) -> ContentSources:
    """Read the whole folder, and what is published over it; `candidate` as if it were published as well.

    Raises ContentError with the faults of all files, PartlyReadError where enough is readable: not UTF-8, not YAML, of
    the wrong shape. What one file cannot know, such as a link that leads nowhere, is for `checks`.
    """
    if not content_dir.is_dir():
        message = f"the folder {content_dir} does not exist: set CONTENT_DIR to the content folder"
        raise ContentError([Fault(content_dir.name, 1, "", message)])
    files = read_files(content_dir, publications_file)
    publications = files.publications if candidate is None else files.publications.with_candidate(candidate)
    return _FolderReader(content_dir, publications, files.digest, files.texts, files.faults).read()


@dataclass
class _FolderReader:
    """Reads one folder once."""

    content_dir: Path
    publications: Publications
    digest: str
    texts: dict[str, str]
    faults: list[Fault]
    shown: dict[str, str] = field(default_factory=dict)
    subjects: list[Subject] = field(default_factory=list)
    brand: dict[str, str] = field(default_factory=dict)

    def read(self) -> ContentSources:
        """Return the typed sources, or raise ContentError."""
        self.faults += [
            Fault(self._shown(name), 1, "", "the file is missing")
            for name in SINGLE_FILES
            if not (self.content_dir / name).exists()
        ]
        raw = {name: self._read_yaml(name) for name in self._yaml_names()}
        self._lay_publications_over(raw)
        site_source = raw.get(SITE)
        self.brand = read_brand(None if site_source is None else site_source.value)
        report = self._typed(REPORT, raw, AccessibilityReport)
        self.brand |= report_facts(report) | self._content_facts(raw)
        site = self._typed(SITE, raw, Site)
        navigation = self._typed(NAVIGATION, raw, Navigation)
        redirects = self._typed(REDIRECTS, raw, Redirects)
        ledger = self._typed(LEDGER, raw, UrlLedger)
        lead_rules = self._typed(LEAD_RULES, raw, LeadRules)
        wordmark = self._typed(WORDMARK, raw, Wordmark)
        glossary = self._typed(GLOSSARY, raw, Glossary)
        confirmations = self._typed(CONFIRMATIONS, raw, Confirmations)
        strategies = self._typed_by_id(STRATEGIES, raw, StrategyFile)
        faqs = self._typed_by_id(FAQS, raw, Faq)
        pages = [self._typed(name, raw, PageFile) for name in raw if name.startswith(PAGES)]
        series = self._read_rows(SERIES, read_series)
        holdings = self._read_rows(HOLDINGS, read_holdings)
        if not (site and navigation and redirects and ledger and lead_rules and report):
            raise ContentError(self.faults)
        sources = ContentSources(
            folder=self.content_dir.name,
            site=site,
            navigation=navigation,
            redirects=redirects,
            ledger=ledger,
            lead_rules=lead_rules,
            report=report,
            confirmations=confirmations,
            wordmark=None if wordmark is None else wordmark.value,
            strategies=strategies,
            faqs=faqs,
            glossary=glossary,
            series=series,
            holdings=holdings,
            pages=(*(page for page in pages if page is not None), *strategies.values()),
            digest=self.digest,
            subjects=tuple(self.subjects),
            publications=self.publications,
            placeholders=self.brand,
        )
        if self.faults:
            raise PartlyReadError(self.faults, sources)
        return sources

    def _lay_publications_over(self, raw: dict[str, YamlSource | None]) -> None:
        values = {name: source.value for name, source in raw.items() if source is not None}
        bases = bases_of(values, self.texts)
        overlaid = lay_publications_over(self.publications, bases, values, self.texts)
        self.subjects = subjects_of(bases, self.publications, values, self.texts)
        self.shown = dict(overlaid.shown)
        self.faults += [self._at_its_line(fault, raw.get(fault.file)) for fault in overlaid.faults]
        for source in (raw.get(name) for name in overlaid.files):
            if source is not None:
                source.lines.update(lines_throughout(source.value, source.lines))

    def _at_its_line(self, fault: Fault, source: YamlSource | None) -> Fault:
        path = tuple(int(step) if step.isdecimal() else step for step in fault.field.split("."))
        line = fault.line if source is None else line_of(path, source.lines)
        return replace(fault, file=self._shown(fault.file), line=line)

    def _content_facts(self, raw: dict[str, YamlSource | None]) -> dict[str, str]:
        values = {name: source.value for name, source in raw.items() if source is not None}
        strategies, pages = (
            [value for name, value in values.items() if name.startswith(folder)] for folder in (STRATEGIES, PAGES)
        )
        return content_facts(strategies, values.get(GLOSSARY), pages)

    def _own_facts(self, value: object, model: type[BaseModel]) -> dict[str, str]:
        """Return what the placeholders of this file's texts alone stand for."""
        if not isinstance(value, dict) or model not in (PageFile, StrategyFile):
            return {}
        return page_facts(value) | (strategy_facts(value, self._first_day) if model is StrategyFile else {})

    def _first_day(self, series: str) -> date | None:
        return first_day(self.texts.get(f"{SERIES}{series}.csv", ""))

    def _yaml_names(self) -> list[str]:
        return [name for name in self.texts if not name.startswith((SERIES, HOLDINGS)) and self._belongs(name)]

    def _belongs(self, name: str) -> bool:
        is_known = name in (*SINGLE_FILES, *MAY_BE_ABSENT) or name.startswith((PAGES, STRATEGIES, FAQS))
        if is_known and name.endswith(".yaml"):
            return True
        self._fault(
            name, 1, "the file belongs to no folder that is read, or does not end in .yaml: see docs/content.md"
        )
        return False

    def _read_yaml(self, name: str) -> YamlSource | None:
        source = read_yaml(self.texts[name], self._shown(name))
        self.faults += source.faults
        return None if source.faults else source

    def _typed(self, name: str, raw: dict[str, YamlSource | None], model: type[Model]) -> Located[Model] | None:
        source = raw.get(name)
        if source is None:
            return None
        file = self._shown(name)
        written = self._with_natures(source, model, file)
        facts = self._own_facts(source.value, model)
        known = (*BRAND_PLACEHOLDERS, *REPORT_PLACEHOLDERS, *CONTENT_PLACEHOLDERS, *facts)

        def report_unknown(path: FieldPath, placeholder: str) -> None:
            near = did_you_mean(placeholder, facts)
            message = f"the placeholder {{{placeholder}}} is not known{near}{';' if near else ':'} use {listed(known)}"
            self.faults.append(Fault(file, line_of(path, source.lines), dotted(path), message))

        # Braces in the form rules are regular expressions.
        has_brand = name != LEAD_RULES
        value = fill_everywhere(written, {**self.brand, **facts}, report_unknown) if has_brand else written
        if model is StrategyFile and isinstance(value, dict):
            value = self._with_id(name, value, source)
        self.faults += [
            Fault(file, line_of(path, source.lines), dotted(path), message)
            for path, message in _written_problems(source.value, model, facts)
        ]
        try:
            return Located(file, source.lines, model.model_validate(value))
        except ValidationError as error:
            self.faults += model_faults(error, model, source, file)
            return None

    def _with_natures(self, source: YamlSource, model: type[Model], file: str) -> object:
        """Return the file's value in the words that fit the nature of its figures."""
        if model not in (PageFile, StrategyFile):
            return source.value
        natures = natures_of(source.value)

        def report_unknown(path: FieldPath, name: str) -> None:
            known = ", ".join(natures) or "none: the page has no datasets"
            message = f"[[{name}? …]]: the page has no figures '{name}'; its figures are {known}"
            self.faults.append(Fault(file, line_of(path, source.lines), dotted(path), message))

        return chosen_words(source.value, natures, report_unknown)

    def _with_id(self, name: str, value: dict[str, object], source: YamlSource) -> dict[str, object]:
        """A strategy is known by its file's name everywhere, so its page has no other id."""
        if "id" in value:
            message = "is the file's name: remove it"
            self.faults.append(Fault(self._shown(name), line_of(("id",), source.lines), "id", message))
        return {**value, "id": name.removeprefix(STRATEGIES).removesuffix(".yaml")}

    def _typed_by_id(
        self, folder: str, raw: dict[str, YamlSource | None], model: type[Model]
    ) -> dict[str, Located[Model]]:
        named = {self._id_of(name, folder): self._typed(name, raw, model) for name in raw if name.startswith(folder)}
        return {name: located for name, located in named.items() if located is not None}

    def _read_rows(self, folder: str, read: Callable[[str, str, str], tuple[Rows, list[Fault]]]) -> dict[str, Rows]:
        tables = {}
        for name in (name for name in self.texts if name.startswith(folder)):
            table_id = self._id_of(name, folder)
            try:
                table, faults = read(self.texts[name], table_id, self._shown(name))
            except csv.Error as error:
                self._fault(name, 1, f"cannot be read as CSV: {error}")
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
            self._fault(name, 1, "the file's name must be lower-case words joined by hyphens, in no folder below")
            return stem

    def _shown(self, name: str) -> str:
        return self.shown.get(name) or f"{self.content_dir.name}/{name}"

    def _fault(self, name: str, line: int, message: str) -> None:
        self.faults.append(Fault(self._shown(name), line, "", message))


def _written_problems(value: object, model: type[BaseModel], facts: dict[str, str]) -> Iterator[tuple[FieldPath, str]]:
    """Yield where a page's file says what it says elsewhere, with a message: its day, a strategy's facts."""
    if isinstance(value, dict) and model in (PageFile, StrategyFile):
        yield from repeated_days(value)
    if isinstance(value, dict) and model is StrategyFile:
        yield from ((typed.path, typed.message) for typed in typed_facts(value, facts))
