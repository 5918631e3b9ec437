"""The process that does the work no request should wait for. Its supervisor is `supervised/worker_supervisor.py`."""
