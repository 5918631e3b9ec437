"""Reads the content folder into typed sources and gathers every fault of every file."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.configuration.root import PICTURES_DIR
from app.content.datasets.holdings import read_holdings
from app.content.datasets.series import read_series
from app.content.editions.published import OriginalDigests, Publications, PublishedEdition, Subject
from app.content.errors import ContentError, Fault, place_of, walk
from app.content.models.explanations import Faq
from app.content.page_files import PageFile, StrategyFile
from app.content.pictures.picture_folder import PictureFolder
from app.content.placeholders import read_brand
from app.content.reading.content_facts import content_facts, report_facts
from app.content.reading.folder_reader import (
    FAQS,
    GLOSSARY,
    HOLDINGS,
    MAY_BE_ABSENT,
    PAGES,
    REPORT,
    REQUIRED,
    SERIES,
    SITE,
    FolderReader,
    Model,
    RawFiles,
)
from app.content.reading.overlay.overlay import lay_publications_over
from app.content.reading.overlay.subjects import STRATEGIES, digests_of_originals, file_of, subjects_of
from app.content.reading.picture_finder import PictureFinder
from app.content.reading.samples import (
    FOLDER as SAMPLES,
    sample_places,
    sample_problems,
    with_rows_found,
    with_sample_blocks,
)
from app.content.reading.yaml_source import YamlSource
from app.content.snapshots.folder_files import read_files
from app.content.sources import ContentSources, Located


def load_sources(
    content_dir: Path,
    publications_file: Path | None = None,
    candidate: PublishedEdition | None = None,
    *,
    pictures_dir: Path = PICTURES_DIR,
) -> ContentSources:
    """Read the whole folder and what is published over it; `candidate` as if it were published as well.

    Pictures that pages name are converted into `pictures_dir`, unless they are there. Raises ContentError with the
    first file that cannot be read, or the faults of all: not YAML, of the wrong shape. Faults that one file cannot
    show, such as a link that leads nowhere, are for `checks`.
    """
    if not content_dir.is_dir():
        message = f"the folder {content_dir} does not exist: set CONTENT_DIR to the content folder"
        raise ContentError([Fault(content_dir.name, 1, "", message)])
    files = read_files(content_dir, publications_file)
    publications = files.publications if candidate is None else files.publications.with_candidate(candidate)
    pictures = PictureFinder(content_dir, files.pictures, publications_file, PictureFolder(pictures_dir))
    return _SourcesReader(
        content_dir.name, files.texts, [], pictures.find, publications=publications, digest=files.digest
    ).read()


@dataclass(kw_only=True)
class _SourcesReader(FolderReader):
    """Reads one folder once, with what is published over it."""

    publications: Publications
    digest: str
    subjects: list[Subject] = field(default_factory=list)
    original_digests: OriginalDigests = field(default_factory=dict)

    def read(self) -> ContentSources:
        """Return the typed sources, or raise ContentError."""
        self.faults += [
            Fault(self.shown_file(name), 1, "", "the file is missing") for name in REQUIRED if name not in self.texts
        ]
        raw = {name: self.read_yaml(name) for name in self.yaml_names()}
        self._lay_publications_over(raw)
        values = {name: None if source is None else source.value for name, source in raw.items()}
        self.placeholders = read_brand(values.get(SITE)) | report_facts(values.get(REPORT)) | _content_facts(values)
        single: dict[str, Any] = {
            field: self.typed(name, raw, model) for name, (field, model) in {**REQUIRED, **MAY_BE_ABSENT}.items()
        }
        strategies = self.typed_by_id(STRATEGIES, raw, StrategyFile)
        faqs = self.typed_by_id(FAQS, raw, Faq)
        pages = [self.typed(name, raw, PageFile) for name in raw if name.startswith(PAGES)]
        series = self.read_rows(SERIES, read_series)
        holdings = self.read_rows(HOLDINGS, read_holdings)
        if any(single[field] is None for field, _ in REQUIRED.values()):
            raise ContentError(self.faults)
        stated = ContentSources(
            folder=self.folder,
            **single,
            strategies=strategies,
            faqs=faqs,
            series=series,
            holdings=holdings,
            pages=(*(page for page in pages if page is not None), *strategies.values()),
            digest=self.digest,
            subjects=tuple(self.subjects),
            original_digests=self.original_digests,
            publications=self.publications,
            placeholders=self.placeholders,
        )
        sources = replace(stated, with_samples=self._with_samples(stated, raw))
        if self.faults or self.unknown:
            raise ContentError(self.faults or self.unknown)
        return sources

    def _with_samples(self, stated: ContentSources, raw: RawFiles) -> ContentSources | None:
        """Return the sources with samples for whatever is not stated; None if there are no samples."""
        samples = {name.removeprefix(SAMPLES): self.read_yaml(name) for name in self.yaml_names(SAMPLES)}
        series = self.read_rows(SAMPLES + SERIES, read_series)
        holdings = self.read_rows(SAMPLES + HOLDINGS, read_holdings)
        if not (samples or series or holdings):
            return None
        for name, source in samples.items():
            self._judge_samples(name, source, raw.get(name))
        strategies = {
            strategy_id: self._sampled(f"{STRATEGIES}{strategy_id}.yaml", located, samples, raw, StrategyFile)
            for strategy_id, located in stated.strategies.items()
        }
        by_file = {self.shown_file(name): name for name in raw if name.startswith(PAGES)}
        pages = [
            self._sampled(by_file[located.file], located, samples, raw, PageFile)
            for located in stated.pages
            if located.file in by_file
        ]
        return replace(
            stated,
            strategies=strategies,
            series={**series, **stated.series},
            holdings={**holdings, **stated.holdings},
            pages=(*pages, *strategies.values()),
        )

    def _sampled(
        self, name: str, stated: Located[Model], samples: RawFiles, raw: RawFiles, model: type[Model]
    ) -> Located[Model]:
        """Return a page with its samples; the same object if it has none."""
        source, sample = raw[name], samples.get(name)
        if source is None:
            return stated
        laid = with_rows_found(source.value, self.texts, with_samples=True)
        places = source.places
        if sample is not None:
            page, laid = laid, with_sample_blocks(laid, sample.value)
            places = {**places, **dict(sample_places(page, laid, sample.places))}
        if laid == with_rows_found(source.value, self.texts, with_samples=False):
            return stated
        return self.typed_value(name, YamlSource(laid, places), model) or stated

    def _judge_samples(self, name: str, sample: YamlSource | None, page: YamlSource | None) -> None:
        if name not in self.texts:
            self.fault(SAMPLES + name, 1, f"belongs to no page: the folder has no {name}")
        elif sample is not None and page is not None:
            problems = sample_problems(page.value, sample.value)
            self.faults += [place_of(path, sample.places).fault(message) for path, message in problems]

    def _lay_publications_over(self, raw: RawFiles) -> None:
        values = {name: source.value for name, source in raw.items() if source is not None}
        self.original_digests = digests_of_originals(values, self.texts)
        self.shown, faults = lay_publications_over(self.publications, self.original_digests, values, self.texts)
        self.subjects = subjects_of(self.original_digests, self.publications, values, self.texts)
        self.faults += [self._at_its_line(fault, raw.get(fault.file)) for fault in faults]
        changed = {file_of(edition.kind, edition.subject) for edition in self.publications.in_force}
        for source in map(raw.get, changed):
            if source is not None:
                source.places.update({path: place_of(path, source.places) for path, _ in walk(source.value)})

    def _at_its_line(self, fault: Fault, source: YamlSource | None) -> Fault:
        path = tuple(int(step) if step.isdecimal() else step for step in fault.field.split("."))
        line = fault.line if source is None else place_of(path, source.places).line
        return replace(fault, file=self.shown_file(fault.file), line=line)


def _content_facts(values: Mapping[str, object]) -> dict[str, str]:
    strategies, pages = (
        [value for name, value in values.items() if name.startswith(folder)] for folder in (STRATEGIES, PAGES)
    )
    return content_facts(strategies, values.get(GLOSSARY), pages)
