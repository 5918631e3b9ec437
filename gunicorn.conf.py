"""The web server: `gunicorn` in this folder starts it."""

import gc
import sys
from pathlib import Path

from app.configuration.addresses import with_port
from app.configuration.root import ROOT
from app.configuration.settings import SettingsError, load_settings
from app.web.metrics.folder import begin_counting
from supervised.allocator import give_memory_back
from supervised.json_lines import json_formatter
from supervised.pid_file import running_program

_START_REFUSED = 2

give_memory_back()
# All that is imported stays: to look for garbage meanwhile takes a tenth of the start.
gc.disable()

try:
    _settings = load_settings()
except SettingsError as error:
    print(error, file=sys.stderr)  # noqa: T201
    sys.exit(_START_REFUSED)

wsgi_app = "app.wsgi:application"
chdir = str(ROOT)
bind = with_port(_settings.bind, _settings.port)
# Nobody sets SCRIPT_NAME, and only a proxy of ours says whether a visitor came by https.
forwarder_headers = ""
forwarded_allow_ips = ",".join(map(str, _settings.proxy_networks))
worker_class = "gthread"
workers = _settings.web_workers
threads = _settings.web_threads
# Each web process builds its own app: so a reload (HUP) takes new content and a new client build. New Python code
# needs a restart, because this file has already imported it.
preload_app = False
keepalive = 15
timeout = 30
# Longer than a page takes, whose render and wait end within two seconds; a long export is cut and asked for again.
graceful_timeout = 15
max_requests = 1_000_000
max_requests_jitter = 100_000
pidfile = str(_settings.web_pid_file)
# gunicorn writes it before any hook runs.
_settings.web_pid_file.parent.mkdir(parents=True, exist_ok=True)
# After a kill its number may be any program's, beside which gunicorn would refuse to start.
_running = running_program(_settings.web_pid_file)
if _running is None or b"gunicorn" not in _running[1]:
    _settings.web_pid_file.unlink(missing_ok=True)
begin_counting(_settings.web_pid_file.parent)

# Not before: what counts is among their imports.
from app import gunicorn_hooks  # noqa: E402

on_starting, on_exit = gunicorn_hooks.on_starting, gunicorn_hooks.on_exit
post_fork, child_exit = gunicorn_hooks.post_fork, gunicorn_hooks.child_exit

# The garbage collector writes into each object it visits. It leaves frozen objects alone: web processes share them.
gc.freeze()
gc.enable()

worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108
control_socket_disable = True
# The front and Flask write one line per request.
accesslog = None
logconfig_dict = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": json_formatter}},
    "filters": {"without bytes": {"()": gunicorn_hooks.WithoutBytes}},
    "handlers": {
        "stdout": {
            "class": "logging.StreamHandler",
            "formatter": "json",
            "filters": ["without bytes"],
            "stream": "ext://sys.stdout",
        }
    },
    "root": {"level": _settings.log_level.upper(), "handlers": []},
    "loggers": {
        "gunicorn.error": {"level": _settings.log_level.upper(), "handlers": ["stdout"], "propagate": False},
        "gunicorn.access": {"level": "CRITICAL", "handlers": ["stdout"], "propagate": False},
    },
}
