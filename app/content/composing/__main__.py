"""`python -m app.content.composing`: composes the content in a process that ends with it.

Web processes never import the models of the blocks, and a fault of the content cannot hurt them. The job is read from
standard input as JSON, what became of it is written to standard output as JSON.
"""

import sys

from app.content.composing.do_job import do_job
from app.content.snapshots.job import ComposeJob


def main() -> None:
    """Do the job."""
    outcome = do_job(ComposeJob.model_validate_json(sys.stdin.buffer.read()))
    sys.stdout.write(outcome.model_dump_json())


if __name__ == "__main__":
    main()
