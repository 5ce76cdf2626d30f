#!/usr/bin/env python3
"""Renders one picture: `tools/studio/render.py bike ludwig tannengruen --out ludwig.png`. See --help."""

import sys

from lautlos_studio import blender, orders

if __name__ == "__main__":
    orders.parse(sys.argv[1:])
    sys.exit(blender.run(sys.argv[1:]))
