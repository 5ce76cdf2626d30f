"""Parts that can have a flaw: their surface on the side named in the catalogue. Pure arithmetic."""

import numpy as np

from ..bike.bars import bar_path
from ..bike.fork import blade, blade_radii
from ..bike.joints import DROPOUT
from ..bike.rear_end import PLATE
from ..mesh.paths import straight
from ..mesh.vector import unit, vec
from .skin import FlatSkin, round_skin


def skin_of(bike, flaw):
    """Returns the surface of the part that has the flaw."""
    return SKINS[flaw.part](bike, flaw)


def place_of(bike, flaw):
    """Returns the position of the flaw as a point (mm)."""
    skin = skin_of(bike, flaw)
    return skin.place(skin.length * flaw.at, 0.0)


def _outward(flaw):
    return (0, 0, 1) if flaw.side == "top" else (0, flaw.lateral, 0)


def _down_tube(bike, flaw):
    """Returns the surface of the down tube from the bottom bracket up to the head tube, slightly above its middle
    line, where most damage happens.
    """
    height, width = bike.down_size
    toward = vec(*_outward(flaw)) + vec(0, 0, 0.34)
    return round_skin(straight(bike.down_at_bottom, bike.down_at_head), toward, height / 2, width / 2, (0, 1, 0))


def _top_tube(bike, flaw):
    """Returns the surface of the top tube from the head tube to the seat tube. A flaw on top is shown from the side,
    so it is slightly towards the drive side.
    """
    toward = vec(0, -0.55, 1) if flaw.side == "top" else vec(*_outward(flaw))
    return round_skin(straight(bike.top_at_head, bike.top_at_seat), toward, bike.tubes["top"] / 2)


def _fork_inner(bike, flaw):
    """Returns the side of a fork blade that faces the tyre, from the crown to the dropout."""
    path = blade(bike, flaw.lateral)
    height, width = blade_radii(bike, path)
    return round_skin(path, (0, -flaw.lateral, 0), height, width)


def _bar(bike, flaw):
    """Returns the forward and outward surface of half a bar, from the stem to its end."""
    radius = 11.2
    return round_skin(bar_path(bike, flaw.lateral), (0.75, flaw.lateral * 0.75, 0.45), radius)


def _dropout(bike, flaw):
    """Returns the outer face of a rear dropout below the seat stay, from the axle (0) to the stay (1)."""
    axle, stay = bike.points.rear, bike.stay_end(flaw.lateral)
    way = vec(stay[0] - axle[0], 0, stay[2] - axle[2])
    out = vec(0, flaw.lateral, 0)
    ahead = unit(way)
    return FlatSkin(axle + way * flaw.at + out * (DROPOUT + PLATE / 2), ahead, np.cross(out, ahead))


SKINS = {
    "down-tube": _down_tube,
    "top-tube": _top_tube,
    "fork-inner": _fork_inner,
    "bar": _bar,
    "dropout": _dropout,
}
