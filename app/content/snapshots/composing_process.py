"""Runs the process that composes, or judges a draft as if it were published."""

import subprocess
import sys
from collections.abc import Sequence
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from app.configuration.root import ROOT
from app.content.snapshots.composing_messages import (
    CANDIDATE,
    CandidateJob,
    CandidateOutcome,
    ComposeJob,
    ComposeOutcome,
)

Outcome = TypeVar("Outcome", bound=BaseModel)

COMMAND = (sys.executable, "-m", "app.content.composing")
# A thousand strategies take ten seconds; a process that takes longer than this hangs.
PATIENCE_S = 300


class ComposerFailed(Exception):  # noqa: N818 - what happened, not a mistake of the content
    """The process ended without an answer."""


def run_composer(job: ComposeJob) -> ComposeOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of(COMMAND, job, ComposeOutcome)


def judge_candidate(job: CandidateJob) -> CandidateOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of((*COMMAND, CANDIDATE), job, CandidateOutcome)


def answer_of(command: Sequence[str], job: BaseModel, outcome: type[Outcome]) -> Outcome:
    """Give a job to a process and return its answer.

    Raises ComposerFailed if the process ends without an answer, or is killed because it gives none within PATIENCE_S.
    Its exit status is ignored, because gunicorn's master may have collected it already.
    """
    try:
        finished = subprocess.run(  # noqa: S603 - our own module
            command,
            cwd=ROOT,
            input=job.model_dump_json().encode(),
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        return outcome.model_validate_json(finished.stdout)
    except (subprocess.TimeoutExpired, OSError) as error:
        raise ComposerFailed(str(error)) from None
    except ValidationError:
        lines = finished.stderr.decode(errors="replace").strip().splitlines()
        raise ComposerFailed(lines[-1] if lines else "it ended without output") from None
