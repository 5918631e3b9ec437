"""`python -m app.worker.process`: the worker itself. `python -m app.worker` starts it and keeps it running."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial

from flask import Flask

from app.configuration.settings import Settings, SettingsError, load_settings
from app.content.editions.published import Kind
from app.content.snapshots.facts import StrategyFigures
from app.content.snapshots.snapshot_store import SnapshotStore
from app.database.extensions import init_extensions, utc_now
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.pictures import purge_uploads
from app.mail.condition import write_heartbeat
from app.mail.delivery import Delivery
from app.mail.mail_settings import read_mail_settings
from app.mail.outbox import forget_sent
from app.mail.records import KEPT_AFTER_SENDING
from app.pages.client_build import site_variant
from app.web.request_log import configure_logging
from app.worker.figures_mail import queue_figures_mail
from app.worker.job_loop import Job, progress_to, run_jobs
from app.worker.publish_due import PublishDue
from app.worker.purge import purge_old_queries
from supervised.stop_signal import StopSignal

HEARTBEAT_S = 10.0
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
    report_progress = progress_to(given.beat_fd)
    mail_settings = read_mail_settings(settings)
    variant = site_variant(settings)
    snapshots = SnapshotStore(settings.snapshot_dir, variant)
    name_of = None if mail_settings is None else partial(title_shown, snapshots)
    publish_due = PublishDue(PublishingContext.of(settings, variant, name_of), report_progress, stop.is_set)
    jobs = [
        Job("heartbeat", HEARTBEAT_S, lambda: write_heartbeat(utc_now())),
        Job("publish", LOOK_FOR_DUE_S, publish_due.run),
        Job("clear sent mail", CLEAR_SENT_S, lambda: forget_sent(utc_now() - KEPT_AFTER_SENDING)),
        Job("purge", PURGE_S, lambda: purge_old_queries(settings.lead_retention_months, utc_now())),
        Job("purge unused pictures", PURGE_S, lambda: purge_uploads(utc_now())),
    ]
    if mail_settings is not None:
        delivery = Delivery(mail_settings, given.worker_id, report_progress=report_progress, is_stopping=stop.is_set)
        jobs += [
            Job("send mail", LOOK_FOR_MAIL_S, delivery.send_due_mail),
            Job("old figures", LOOK_AT_FIGURES_S, lambda: queue_figures_mail(dated_figures(snapshots), utc_now())),
        ]
    with app.app_context():
        run_jobs(jobs, report_progress=report_progress, is_stopping=stop.is_set, wait=stop.wait)
    return 0


def create_worker_app(settings: Settings) -> Flask:
    """Build the parts of the site that a worker needs: the database and the log."""
    app = Flask("app", static_folder=None, template_folder=None)
    configure_logging(settings)
    init_extensions(app, settings)
    return app


def dated_figures(snapshots: SnapshotStore) -> Sequence[StrategyFigures]:
    """Return the figures shown on this machine's site; none if it shows none yet. Reading composes nothing."""
    snapshot = snapshots.last_good()
    return () if snapshot is None else snapshot.figures


def title_shown(snapshots: SnapshotStore, kind: Kind, subject: str) -> str:
    """Return what staff call a subject; the subject's name in files if this machine's site shows none yet."""
    snapshot = snapshots.last_good()
    return subject if snapshot is None else snapshot.title_of(kind, subject)


if __name__ == "__main__":
    sys.exit(main())
