"""The settings of the environment, with the hosts, e-mail addresses and secrets they hold."""
