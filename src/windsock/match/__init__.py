"""A running match: who sits where, clocks, undo, storage. No HTTP is known here.

A match is an agreement and a journal. Everything else (the table, the chairs, the clocks, the chat) is a fold
of the journal's entries, so two processes that have read the same entries agree on everything.
"""
