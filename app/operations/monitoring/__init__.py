"""`/metrics`: what a Prometheus server asks for. Imported only where METRICS_TOKEN is set."""
