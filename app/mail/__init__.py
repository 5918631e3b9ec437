"""The outbox: mail to staff is stored with the change it reports and sent by the worker, at least once."""
