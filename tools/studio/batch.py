#!/usr/bin/env python3
"""Renders all missing pictures of the range: `nice -n 19 tools/studio/batch.py`. A stopped run can be continued later.

Finished pictures are in demo/media/manifest.json with a fingerprint of the catalogue's data. A picture whose data has
changed is rendered again.
"""

import argparse
import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from lautlos_studio import blender
from lautlos_studio.captions import CLOSE_UPS
from lautlos_studio.catalogue import CatalogueError
from lautlos_studio.plan import jobs

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MANIFEST = ROOT / "demo" / "media" / "manifest.json"


def arguments():
    """Parses the command line: which pictures to render, and the folder for intermediate files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("STUDIO_OUT", ROOT / ".data" / "studio")))
    parser.add_argument("--only", default="", help="names that a picture's key must contain one of, by comma")
    parser.add_argument("--views", default="", help="views of bicycles to take, by comma; every picture when left out")
    parser.add_argument("--again", action="store_true", help="take finished pictures again")
    parser.add_argument("--list", action="store_true", help="only say what is missing")
    parser.add_argument("--samples", default="16")
    parser.add_argument("--paint-samples", default="20")
    parser.add_argument("--side-size", default="3200x2134", help="of side views: they can be looked at closely")
    parser.add_argument("--close-size", default="1200x800", help="of a model's close-ups: they are never shown larger")
    parser.add_argument("--accessory-size", default="1200x1200")
    parser.add_argument("--scene-sizes", default="", help="wide=WIDTHxHEIGHT,tall=WIDTHxHEIGHT; the scenes' own when left out")
    return parser.parse_args()


def finished():
    """Returns the fingerprint of every picture in the manifest, by key."""
    if not MANIFEST.exists():
        return {}
    pictures = json.loads(MANIFEST.read_text(encoding="utf-8"))["pictures"]
    return {key: picture.get("source") for key, picture in pictures.items()}


def missing(job, order, done):
    """Returns the keys of a job's pictures that are not rendered yet or whose data has changed."""
    return [
        key
        for key, source in job.sources.items()
        if any(name in key for name in order.only.split(","))
        and (not order.views or (job.colours and job.order[-1] in order.views.split(",")))
        and (order.again or done.get(key) != source)
    ]


def take(job, wanted, order):
    """Renders a job's pictures and converts them into demo/media. Returns False on failure. If Blender is ended by a
    signal, the whole batch stops.
    """
    layers = order.out / "layers" / next(iter(job.sources.values()))
    pngs = order.out / "png"
    arguments = [*job.arguments(wanted, pngs), "--samples", order.samples]
    if job.order[0] == "accessory":
        arguments += ["--size", order.accessory_size]
    if job.order[0] == "scene" and order.scene_sizes:
        arguments += ["--size", dict(size.split("=") for size in order.scene_sizes.split(","))[job.order[2]]]
    if job.order[-1] == "side":
        arguments += ["--size", order.side_size]
    if (job.colours and job.order[-1] in CLOSE_UPS) or job.order[0] == "flaw":
        arguments += ["--size", order.close_size]
    if job.order[0] == "bike":
        arguments += ["--paint-samples", order.paint_samples, "--layers", str(layers)]
    code = blender.run(arguments)
    if code < 0:
        raise SystemExit(f"stopped: Blender was ended by signal {-code}")
    if code != 0:
        return False
    convert = ["node", str(HERE / "convert.mjs"), str(pngs), *(str(pngs / f"{key}.png") for key in wanted)]
    converted = subprocess.run(convert, check=False).returncode == 0
    if converted:
        shutil.rmtree(layers, ignore_errors=True)
    return converted


def main():
    """Renders all missing pictures. An error in the catalogue stops the batch; any other failure is printed and
    skipped.
    """
    order = arguments()
    order.out.mkdir(parents=True, exist_ok=True)
    done = finished()
    pending = [(job, wanted) for job in jobs() if (wanted := missing(job, order, done))]
    pictures = sum(len(wanted) for _, wanted in pending)
    print(f"{pictures} pictures of {len(pending)} jobs to take", flush=True)
    if order.list:
        for job, wanted in pending:
            print(f"  {job.label}: {len(wanted)}")
        return 0
    lock = (order.out / "batch.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("another batch is running", file=sys.stderr)
        return 1
    started, failed = time.time(), []
    for number, (job, wanted) in enumerate(pending, 1):
        begun = time.time()
        if not take(job, wanted, order):
            failed.append(job.label)
        print(
            f"{number}/{len(pending)} {job.label}: {time.time() - begun:.0f} s, {(time.time() - started) / 60:.0f} min in all",
            flush=True,
        )
    if failed:
        print("failed: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CatalogueError as error:
        print(f"stopped: {error}", file=sys.stderr)
        sys.exit(4)
