"""A running match: who sits where, clocks, undo. Nothing here knows of storage or HTTP.

A match is an agreement and a journal. Everything else (the table, the chairs, the clocks, the chat) is a fold
of the journal's entries, so two processes that have read the same entries agree on everything.
"""
