"""Exit 0 if the web process can answer pages: `/readyz/pages`, asked as one of the site's own hosts."""

import os
import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

TIMEOUT_S = 4

host = os.environ.get("ALLOWED_HOSTS", "localhost").split(",")[0].strip()
connection = HTTPConnection("127.0.0.1", int(os.environ.get("PORT", "8000")), timeout=TIMEOUT_S)
try:
    connection.request("GET", "/readyz/pages", headers={"Host": host})
    status = connection.getresponse().status
except (OSError, HTTPException) as error:
    sys.exit(f"/readyz/pages: {error}")
if status != HTTPStatus.OK:
    sys.exit(f"/readyz/pages: {status}")
