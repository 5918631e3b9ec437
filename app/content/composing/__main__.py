"""`python -m app.content.composing`: composes the content in a process of its own.

So web processes never import the models of the blocks, and a fault of the content cannot hurt them. The job is read
from standard input as JSON, and the outcome is written to standard output as JSON. With `candidate` as its argument it
judges a draft instead, and keeps nothing.
"""

import gc
import sys

from pydantic import BaseModel

from app.content.composing.compose_snapshot import compose_snapshot
from app.content.composing.desk.judge_candidate import judge
from app.content.snapshots.composing_messages import CANDIDATE, CandidateJob, ComposeJob


def main() -> None:
    """Do the job."""
    # Models live until the end. Collecting garbage among them took a twelfth of the time.
    gc.freeze()
    request = sys.stdin.buffer.read()
    outcome: BaseModel
    if sys.argv[1:] == [CANDIDATE]:
        outcome = judge(CandidateJob.model_validate_json(request))
    else:
        outcome = compose_snapshot(ComposeJob.model_validate_json(request))
    sys.stdout.write(outcome.model_dump_json())


if __name__ == "__main__":
    main()
