"""The page of a strategy with the figures of an earlier edition, among today's words."""

from app.content.calendar import short_date
from app.content.composing.compose import composer_of, encode_request
from app.content.composing.do_job import read_checked
from app.content.datasets.downloads import download_path
from app.content.documents.page_files import dataset_csv
from app.content.documents.strategy_editions import with_earlier_editions, with_edition_told
from app.content.editions.as_on_address import as_on_path
from app.content.editions.page_editions import ReplacedEdition
from app.content.errors import ContentError, Fault
from app.content.models.page import Breadcrumb, StrategySource
from app.content.pages import PageDocument
from app.content.reading.folder_base import base_of_folder
from app.content.snapshots.as_on_job import AsOnJob, AsOnOutcome
from app.content.snapshots.download_files import digested_address
from app.content.sources import ContentSources


def compose_as_on(job: AsOnJob) -> AsOnOutcome:
    """Do the job. The folder may have changed since these figures were published: they stand over what it holds now.

    Raises OSError when the disk refuses.
    """
    base_digest = base_of_folder(job.content_dir, "figures", job.figures.subject)
    figures = job.figures.model_copy(update={"base_digest": base_digest})
    try:
        sources = read_checked(job.content_dir, job.today, job.publications_file, figures)
    except ContentError as error:
        return AsOnOutcome(faults=error.faults)
    strategy = sources.strategies.get(figures.subject)
    if strategy is None:
        return AsOnOutcome(faults=[Fault(job.content_dir.name, 1, "", f"there is no strategy '{figures.subject}'")])
    return _compose(job, strategy.value, sources)


def _compose(job: AsOnJob, strategy: StrategySource, sources: ContentSources) -> AsOnOutcome:
    address = as_on_path(strategy.path, job.replaced.as_on)
    files = {f"{dataset_id}.csv": dataset_csv(strategy, dataset_id, sources) for dataset_id in strategy.datasets}
    addresses = {
        download_path(strategy.path, dataset_id): digested_address(
            download_path(address, dataset_id), files[f"{dataset_id}.csv"]
        )
        for dataset_id in strategy.datasets
    }
    composer, site = composer_of(sources, job.edition, job.today, file_addresses=addresses)
    document = composer.live_page(strategy, canonical_path=strategy.path)
    document = with_earlier_editions(_told_apart(document, strategy, job.replaced), job.others)
    return AsOnOutcome(
        content_digest=sources.digest,
        request_json=encode_request(address, document, site).decode(),
        files={name: body.decode() for name, body in files.items()},
    )


def _told_apart(document: PageDocument, strategy: StrategySource, replaced: ReplacedEdition) -> PageDocument:
    """Return the document with a title, a way back and a line of its own."""
    day = f"As on {short_date(replaced.as_on)}"
    *above, page = document.breadcrumbs
    trail = [*above, page.model_copy(update={"href": strategy.path}), Breadcrumb(name=day, href=None)]
    head = document.head.model_copy(update={"title": f"{day}: {document.head.title}"})
    apart = document.model_copy(update={"head": head, "breadcrumbs": trail})
    return with_edition_told(apart, strategy, replaced)
