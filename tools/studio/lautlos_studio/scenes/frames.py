"""Scene: bare frames on hooks on their way from the paint shop, one of each colour."""

import numpy as np

from ..bike.fork import add_fork
from ..bike.frame import add_frame
from ..bike.joints import Bike
from ..bike.rear_end import add_rear_end
from ..look.camera import look_from
from ..look.light import soft_box
from ..mesh.paths import smooth
from ..mesh.solids import rod, tube
from ..mesh.vector import rotation_about, translation, vec
from .cast import add_bike
from .stage import ambient, room, sun

ALT = {
    "de": "Fünf lackierte Rahmen hängen an Haken in einer Reihe, jeder in einer anderen Farbe",
    "en": "Five painted frames hang from hooks in a row, each in another colour",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
ROW = (
    ("ludwig", "tannengruen"),
    ("lotte", "sand"),
    ("wilhelm-gravel", "rost"),
    ("greta", "salbei"),
    ("siegfried", "nachtblau"),
)
APART, RAIL = 430.0, 1900.0
"""Distance between two frames, and height of the rail, mm."""


def build(assembly):
    """Adds the frames: they hang one behind the other by the joint of top and seat tube, all rotated by the same
    angle.
    """
    for index, (model, colour) in enumerate(ROW):
        hung = translation((index - 2) * APART, 0, RAIL - 130) @ rotation_about((0, 0, 0), (0, 0, 1), -58)
        add_bike(assembly, model, colour, hung, parts=_hung)
    assembly.group = "rail"
    assembly.move(np.eye(4))
    assembly.add("satin_silver", rod(vec(-1600, 0, RAIL), vec(1600, 0, RAIL), 16))
    for index in range(len(ROW)):
        x = (index - 2) * APART
        hook = smooth([vec(x, -16, RAIL + 18), vec(x, 16, RAIL + 20), vec(x, 18, RAIL - 40), vec(x, 0, RAIL - 105)], 14)
        assembly.add("satin_silver", tube(hook, 4, around=16))


def _hung(spec, assembly, steer, group, place):
    bike = Bike(spec)
    p = bike.points
    assembly.group = f"{group}frame"
    assembly.move(place @ translation(*-p.seat_top))
    add_frame(assembly, bike)
    add_rear_end(assembly, bike)
    add_fork(assembly, bike)
    return bike


def stage(crop):
    """Sets up even light from above in a bright hall, and a low sun that lengthens the shadows on the wall."""
    room("#e6e2d8", "#cfcac0", wall_at=13)
    ambient(0.6)
    sun((0.42, 0.8, -0.42), 2.6, 1.4)
    soft_box("tubes", (0, -10, 30), (0, 0, 14), 44, 4, 5)
    if crop == "wide":
        look_from((-8, -62, 16), (0.6, 0, 14.2), 70)
    else:
        look_from((-8, -58, 15), (-3.2, 0, 14.2), 82)
