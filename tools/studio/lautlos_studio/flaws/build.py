"""An outlet bicycle with its flaw, and the camera that shows the flaw."""

from dataclasses import dataclass

import numpy as np

from ..bike.build import add_bike
from ..bike.joints import Bike
from ..bike.saddle import FORMS
from ..look.library import shaded
from ..mesh.vector import moved, rotation_about, vec
from .basket_holder import add_basket_holder, centre_of
from .dent import dent_of
from .marks import SHAPES, add_mark
from .parts import place_of, skin_of
from .stickers import add_stickers


@dataclass(frozen=True)
class Look:
    """The view of a part: azimuth and elevation as in look/camera.py, and half the picture's width in mm."""

    azimuth: float
    elevation: float
    reach: float


LOOKS = {
    "down-tube": Look(16, 14, 80),
    "top-tube": Look(22, 30, 46),
    "fork-inner": Look(46, 8, 75),
    "bar": Look(-30, 20, 50),
    "dropout": Look(-14, 8, 46),
    "mudguard": Look(38, 10, 72),
    "basket-holder": Look(60, 10, 46),
    "saddle": Look(56, 46, 182),
    "frame": Look(30, 6, 105),
    "stickers": Look(16, 14, 100),
}
"""Views by part, or by kind of flaw if it needs more room, from the side of the flaw. For a flaw on the left side the
bicycle is turned around, so that the light is the same.
"""

DARKER = 0.86
"""Brightness of paint with a `shade` flaw, as a share of the colour's brightness. The difference is visible in bright
light.
"""


@dataclass(frozen=True)
class Shot:
    """An outlet bicycle in an assembly: the position of its flaw (mm), and the view of it."""

    place: np.ndarray
    look: Look


def build_piece(piece, assembly):
    """Adds the whole bicycle with its flaw. The side to be shown faces -y."""
    flaw = piece.flaw
    plain = Bike(piece.spec)
    bike = Bike(piece.spec, dent_of(plain, flaw)) if flaw.kind == "dent" else plain
    turn = rotation_about((0, 0, 0), (0, 0, 1), 180 if _is_seen_from_left(flaw) else 0)
    assembly.renamed.update(_other_materials(bike, piece))
    add_bike(bike, assembly, place=turn)
    assembly.group = "body"
    _add_flaw(assembly, bike, piece)
    return Shot(moved(turn, _place(bike, flaw)[None])[0], LOOKS.get(flaw.kind, LOOKS[flaw.part]))


def _other_materials(bike, piece):
    """Returns the materials that a flaw of colour replaces: the saddle's cover, or the paint of the frame, but not of
    the fork.
    """
    if piece.flaw.kind == "faded":
        cover = f"saddle_{bike.build['saddleColor']}"
        return {cover: f"{cover}_paled"}
    if piece.flaw.kind == "shade":
        return {"body:paint": f"frame-{piece.colour.finish}:{shaded(piece.colour.hex, DARKER)}"}
    return {}


def _is_seen_from_left(flaw):
    """Returns whether the flaw is visible from the left. The inside of a left fork blade is visible from the right."""
    return (flaw.side == "left") != (flaw.part == "fork-inner")


def _add_flaw(assembly, bike, piece):
    if piece.flaw.kind == "bare":
        add_basket_holder(assembly, bike, piece)
    elif piece.flaw.kind == "stickers":
        add_stickers(assembly, skin_of(bike, piece.flaw), piece)
    elif piece.flaw.kind in SHAPES:
        add_mark(assembly, skin_of(bike, piece.flaw), piece)


def _place(bike, flaw):
    """Returns the point in the middle of the picture."""
    p = bike.points
    if flaw.kind == "dent":
        return bike.dent.place
    if flaw.kind == "bare":
        return centre_of(bike, flaw)
    if flaw.kind == "faded":
        form = FORMS[bike.build["saddle"]]
        return p.saddle + vec(form.nose - 10 - form.length * flaw.at, 0, -6)
    if flaw.kind == "shade":
        return p.crown - p.steering * 10
    return place_of(bike, flaw)
