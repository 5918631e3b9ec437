"""Mail that tells staff of a query, or of what else they must know: kept with it, sent by the worker, at least once."""
