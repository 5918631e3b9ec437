"""What forms are called, what they ask for, and which notice a query may name."""

import re
from typing import Literal

LeadFormKind = Literal["contact", "advisor"]
LeadField = Literal["name", "phone", "email", "message"]
NOTICE_VERSION = re.compile(r"[A-Za-z0-9._-]{1,40}")
