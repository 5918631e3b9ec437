"""How an operator calls this site's commands, for messages that tell which one to run."""

import os


def site_command(command: str) -> str:
    """Return the line to type: `site db upgrade` below `bin/site`, which sets SITE_PROGRAM, else `flask db upgrade`."""
    return f"{os.environ.get('SITE_PROGRAM', 'flask')} {command}"
