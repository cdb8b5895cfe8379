"""Maps drawn from a game's chart: `svg.draw` makes a picture, `textmap.draw_text` rows for a terminal."""
