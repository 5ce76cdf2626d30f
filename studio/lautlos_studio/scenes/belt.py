"""The belt's teeth on the sprocket, very near."""

from ..look.camera import look_from
from ..look.light import soft_box
from .cast import add_bike, placed
from .stage import ambient, room

ALT = {
    "de": "Riemen und Riemenscheibe von ganz nah: Zahn für Zahn, ohne Öl",
    "en": "Belt and pulley from very near: tooth by tooth, no oil",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.1


def build(assembly):
    """The drive of a plain bicycle in a strong colour."""
    add_bike(assembly, "siegfried", "rost", placed(0, 0, 0))


def stage(crop):
    """A long soft light along the belt, a dark ground, little depth of field."""
    room("#2b2a29", "#252423", wall_at=30)
    ambient(0.16)
    soft_box("key", (-2, -7, 9), (0.2, -0.5, 2.9), 9, 2.2, 16)
    soft_box("edge", (6, 3, 5), (0.4, -0.5, 2.9), 2, 7, 7)
    target = (0.55, -0.5, 3.1) if crop == "wide" else (0.75, -0.5, 2.9)
    look_from((3.6, -6.6, 4.9), target, 78 if crop == "wide" else 70, aperture=1.6)
