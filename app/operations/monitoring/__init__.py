"""`/metrics` for a Prometheus server. Imported only if METRICS_TOKEN is set."""
