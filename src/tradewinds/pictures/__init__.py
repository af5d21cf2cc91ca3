"""Drawing: SVG parts that the pictures of all games share. Knows the core and no game; see docs/pictures.md."""
