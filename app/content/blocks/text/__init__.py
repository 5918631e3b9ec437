"""Blocks of words: articles, cards, lists, questions."""
