"""What gunicorn says of requests it cannot read, without what was in them."""

import logging

_QUOTES_A_REQUEST = "Invalid request from "


class WithoutBytes(logging.Filter):
    """Cuts the quoted bytes off: a malformed head may hold a cookie or what a visitor typed."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through; shorten those that quote."""
        if isinstance(record.msg, str) and record.msg.startswith(_QUOTES_A_REQUEST):
            record.msg = record.msg.partition(": ")[0]
        return True
