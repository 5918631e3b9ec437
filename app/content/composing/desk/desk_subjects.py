"""What the panel's desk shows of each subject, under the names that staff use."""

from collections.abc import Iterable

from app.content.composing.desk.words_schema import value_schema
from app.content.datasets.series import BENCHMARK, PORTFOLIO
from app.content.editions.published import DeskDataset, DeskMetrics, DeskSubject, DeskTerm, Subject
from app.content.models.datasets import DatasetSource, SeriesDataset
from app.content.models.page import StrategySource
from app.content.models.stated import StatedFigure, StatedSums, declared_in
from app.content.reading.overlay.original_figures import TERMS
from app.content.reading.overlay.words_sections import find_section
from app.content.sources import ContentSources

PLACEHOLDER_DATES = {"asOn": "the date of the figures", "updatedOn": "the day on which the page was reviewed"}
"""In words, what placeholders stand for if their value depends on the place of a text."""
_DATASET_TITLES = {"series": "Growth", "holdings": "Holdings"}


def desk_subjects(sources: ContentSources) -> list[DeskSubject]:
    """Return all subjects: strategies in the order of their names, then sections of words in the order of theirs."""
    figures = [
        _figures(subject, sources.strategies[subject.subject].value)
        for subject in sources.subjects
        if subject.kind == "figures" and subject.subject in sources.strategies
    ]
    words = [_words(subject, sources) for subject in sources.subjects if subject.kind == "words"]
    return [*sorted(figures, key=lambda each: each.title.casefold()), *words]


def _figures(subject: Subject, strategy: StrategySource) -> DeskSubject:
    datasets = subject.data["datasets"]
    return DeskSubject(
        **dict(subject),
        title=strategy.name,
        group=None,
        page=strategy.path,
        datasets=[
            DeskDataset(
                id=name,
                title=_DATASET_TITLES[dataset["kind"]],
                kind=dataset["kind"],
                columns=dataset["columns"],
                names=_names(strategy.datasets[name]),
                stated=_named(declared_in(StatedSums)) if dataset["kind"] == "holdings" else [],
            )
            for name, dataset in datasets.items()
        ],
        terms=_named(TERMS[name] for name in subject.data["terms"]),
        metrics=[
            DeskMetrics(id=name, title=name.replace("-", " ").capitalize(), labels=list(metric["items"]))
            for name, metric in subject.data["metrics"].items()
        ],
    )


def _named(figures: Iterable[StatedFigure]) -> list[DeskTerm]:
    return [DeskTerm(name=figure.name, label=figure.heading) for figure in figures]


def _names(dataset: DatasetSource) -> dict[str, list[str]]:
    if not isinstance(dataset, SeriesDataset):
        return {}
    benchmarks = [span.name for span in reversed(dataset.benchmarks)]
    return {PORTFOLIO: [dataset.short_name, dataset.name], BENCHMARK: benchmarks}


def _words(subject: Subject, sources: ContentSources) -> DeskSubject:
    section = find_section(subject.subject)
    assert section is not None  # noqa: S101 - subjects of words are made from the sections
    return DeskSubject(
        **dict(subject),
        title=section.title,
        group=section.group,
        page=section.page,
        value_schema={**value_schema(section), "placeholders": {**sources.placeholders, **PLACEHOLDER_DATES}},
    )
