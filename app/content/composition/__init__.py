"""Blocks as written become blocks as drawn: ids become data, rows become figures."""
