"""The settings of the environment, with the addresses and secrets they hold."""
