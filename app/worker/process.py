"""`python -m app.worker.process`: the worker itself. `python -m app.worker` starts it and keeps it running."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from flask import Flask

from app.configuration.settings import Settings, SettingsError, load_settings
from app.content.editions.published import Kind
from app.content.snapshots.facts import StrategyFigures
from app.content.snapshots.snapshot_store import SnapshotStore
from app.content.snapshots.variant import SiteVariant
from app.database.extensions import init_extensions
from app.desk.publishing.services import PublishingServices
from app.mail.delivery import Delivery
from app.mail.records import KEPT_AFTER_SENDING
from app.mail.route import MailRoute, mail_route
from app.mail.store import forget_sent
from app.pages.front.client_build import site_variant
from app.web.request_log import configure_logging
from app.worker.figures_notice import FiguresNotice
from app.worker.jobs import Job, JobLoop
from app.worker.publish_due import PublishDue
from app.worker.purge import Purge
from app.worker.refusal_notice import name_on_site
from app.worker.watchdog import Heartbeat, Watchdog
from supervised.stop_signal import StopSignal

LOOK_FOR_MAIL_S = 2.0
LOOK_FOR_DUE_S = 2.0
CLEAR_SENT_S = 3600.0
LOOK_AT_FIGURES_S = 3600.0
PURGE_S = 6 * 3600.0


def main() -> int:
    """Work until SIGTERM or SIGINT. Return EX_CONFIG if the settings are not usable."""
    parser = argparse.ArgumentParser(prog="python -m app.worker.process")
    parser.add_argument("--beat-fd", type=int)
    parser.add_argument("--worker-id", default=f"pid-{os.getpid()}")
    given = parser.parse_args()
    stop = StopSignal()
    try:
        settings = load_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return os.EX_CONFIG
    app = create_worker_app(settings)
    watchdog = Watchdog(given.beat_fd)
    Heartbeat(app, watchdog).start()
    route = mail_route(settings)
    purge = Purge(settings.lead_retention_months, report_progress=watchdog.report_progress)
    name_of = partial(name_on_site, _snapshots(settings))
    publish_due = PublishDue(
        _publishing(settings, None if route is None else name_of), watchdog.report_progress, stop.is_set
    )
    jobs = [
        Job("publish", LOOK_FOR_DUE_S, publish_due.run),
        Job("clear sent mail", CLEAR_SENT_S, _clear_sent),
        Job("purge", PURGE_S, purge.run),
    ]
    if route is not None:
        old_figures = FiguresNotice(figures_shown(settings))
        jobs = [
            _mail_job(route, given.worker_id, watchdog, stop),
            *jobs,
            Job("old figures", LOOK_AT_FIGURES_S, old_figures.run),
        ]
    with app.app_context():
        JobLoop(jobs, report_progress=watchdog.report_progress, is_stopping=stop.is_set, wait=stop.wait).run()
    return 0


def create_worker_app(settings: Settings) -> Flask:
    """Build the parts of the site that a worker needs: the database and the log."""
    app = Flask("app", static_folder=None, template_folder=None)
    configure_logging(settings)
    init_extensions(app, settings)
    return app


def _mail_job(route: MailRoute, worker_id: str, watchdog: Watchdog, stop: StopSignal) -> Job:
    delivery = Delivery(route, worker_id, report_progress=watchdog.report_progress, is_stopping=stop.is_set)
    return Job("send mail", LOOK_FOR_MAIL_S, delivery.send_due_mail)


def _publishing(settings: Settings, name_of: Callable[[Kind, str], str] | None) -> PublishingServices:
    """Return the services that publish.

    Nothing that is judged here is drawn, so the client's build does not matter.
    """
    variant = SiteVariant(settings.public_origin, "")
    return PublishingServices(
        settings.content_dir,
        settings.publications_file,
        variant,
        pictures_dir=settings.pictures_dir,
        needs_two=settings.is_production,
        name_of=name_of,
    )


def figures_shown(settings: Settings) -> Callable[[], Sequence[StrategyFigures]]:
    """Return a function that reads the figures shown on this machine's site. Reading composes nothing."""
    snapshots = _snapshots(settings)

    def figures() -> Sequence[StrategyFigures]:
        snapshot = snapshots.last_good()
        return () if snapshot is None else snapshot.figures

    return figures


def _snapshots(settings: Settings) -> SnapshotStore:
    return SnapshotStore(settings.snapshot_dir, site_variant(settings))


def _clear_sent() -> None:
    forget_sent(datetime.now(UTC) - KEPT_AFTER_SENDING)


if __name__ == "__main__":
    sys.exit(main())
