"""How an operator calls this site's commands, for messages that tell which one to run."""

import os


def called(command: str) -> str:
    """Return the whole command line: on a server the commands of `flask` are called by `site`, see `bin/site`."""
    return f"{os.environ.get('SITE_PROGRAM', 'flask')} {command}"
