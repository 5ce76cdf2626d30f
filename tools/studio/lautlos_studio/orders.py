"""Orders: the studio's command line arguments for rendering pictures."""

import argparse
import time
from importlib import import_module
from pathlib import Path


def parser():
    """Returns the parser for the arguments of one order."""
    orders = argparse.ArgumentParser(prog="render.py", description="One picture of the range.")
    kinds = orders.add_subparsers(dest="kind", required=True)
    bike = kinds.add_parser("bike", help="a bicycle in one or more colours")
    bike.add_argument("model", help="slug of a model")
    bike.add_argument("colours", nargs="*", help="slugs of colours; the model's first when left out")
    bike.add_argument("--frame", help="segment of a frame, for instance H; the model's first when left out")
    bike.add_argument("--drive", help="code of a drive train; the model's first when left out")
    bike.add_argument("--view", default="side")
    bike.add_argument(
        "--layers", type=Path, help="a folder that keeps layers, to go on after an interruption"
    )
    accessory = kinds.add_parser("accessory", help="an article of an accessory")
    accessory.add_argument("slug")
    accessory.add_argument("--index", type=int, default=0)
    flaw = kinds.add_parser("flaw", help="the flaw of a piece of the outlet, from near by")
    flaw.add_argument("slug")
    scene = kinds.add_parser("scene", help="a brand scene")
    scene.add_argument("name", help="a module of scenes/")
    scene.add_argument("frame_crop", metavar="crop", help="wide or tall")
    for order in (bike, accessory, flaw, scene):
        order.add_argument("--out", type=Path, required=True, help="a PNG, or a folder for several colours")
        order.add_argument("--size", help="WIDTHxHEIGHT in pixels")
        order.add_argument("--samples", type=int, default=96)
        order.add_argument("--paint-samples", type=int, default=128)
        order.add_argument(
            "--crop", help="x0,x1,y0,y1 in shares from the lower left: only a part, to look closely"
        )
    return orders


def parse(arguments):
    """Parses an order from its arguments."""
    return parser().parse_args(arguments)


def run(order):
    """Renders the ordered pictures. Runs inside Blender."""
    started = time.time()
    import_module(f"lautlos_studio.orders_{order.kind}").take(order)
    print(f"[studio] done after {time.time() - started:.1f} s", flush=True)


def size_of(order, default):
    """Returns the ordered width and height in pixels."""
    return tuple(map(int, (order.size or default).split("x")))


def crop_of(order):
    """Returns the ordered part of the frame, or None for all of it."""
    return tuple(map(float, order.crop.split(","))) if order.crop else None
