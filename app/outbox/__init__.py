"""Mail that tells staff of a query: kept with the query, sent by the worker, at least once."""
