"""Entry point inside Blender: runs one order, read from the arguments after `--`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lautlos_studio.catalogue import CatalogueError  # noqa: E402
from lautlos_studio.orders import parse, run  # noqa: E402

if __name__ == "__main__":
    try:
        run(parse(sys.argv[sys.argv.index("--") + 1 :]))
    except CatalogueError as error:
        print(f"[studio] stopped: {error}", flush=True)
        sys.exit(4)
