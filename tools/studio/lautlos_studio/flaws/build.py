"""A piece of the outlet with its flaw, and the camera that sees it."""

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
    """Where a part is seen from: azimuth and elevation as of look/camera.py, half the picture's width in mm."""

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
"""By part, or by kind where one takes more room, from the side of the flaw; a left one is seen after the bicycle has been turned round, in the same light."""

DARKER = 0.86
"""A shade, in shares of the colour's brightness: to be seen at noon."""


@dataclass(frozen=True)
class Shot:
    """A piece in an assembly: where its flaw is (mm), and how it is looked at."""

    place: np.ndarray
    look: Look


def build_piece(piece, assembly):
    """Adds the whole bicycle with its flaw; the side that is looked at faces -y."""
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
    """What a flaw of colour replaces: the saddle's cover, or the frame's paint, but not the fork's."""
    if piece.flaw.kind == "faded":
        cover = f"saddle_{bike.build['saddleColor']}"
        return {cover: f"{cover}_paled"}
    if piece.flaw.kind == "shade":
        return {"body:paint": f"frame-{piece.colour.finish}:{shaded(piece.colour.hex, DARKER)}"}
    return {}


def _is_seen_from_left(flaw):
    """The inside of a left blade is seen from the right."""
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
