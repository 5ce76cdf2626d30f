#!/usr/bin/env python3
"""One picture: `studio/render.py bike ludwig tannengruen --out ludwig.png`; --help tells the rest."""

import sys

from lautlos_studio import blender, orders

if __name__ == "__main__":
    orders.parse(sys.argv[1:])
    sys.exit(blender.run(sys.argv[1:]))
