"""The server: HTTP and sockets around `windsock.hosting`, and the built client. `windsock serve` starts it.

app         chapters put together
guard       the door: origin, hosts, rate limits, security headers
games  people  matches  play  socket  replay  health  static     one chapter of the API each
desk        what all requests share
notices     e-mail to whoever is asked and away
"""
