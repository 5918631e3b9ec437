"""Everything that each request and answer passes: guard, access, errors, headers, log."""
