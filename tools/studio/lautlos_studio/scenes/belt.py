"""Scene: a bright close-up of the belt and its teeth as it leaves the front sprocket."""

from ..look.camera import look_from
from ..look.light import soft_box
from .cast import add_bike, placed
from .stage import ambient, room

ALT = {
    "de": "Riemen und Riemenscheibe von ganz nah an einer Lotte in Sand: Zahn für Zahn, ohne Öl",
    "en": "Belt and pulley from very near on a Lotte in sand: tooth by tooth, no oil",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0


def build(assembly):
    """Adds a bicycle in a light colour, in front of which the black belt is visible."""
    add_bike(assembly, "lotte", "sand", placed(0, 0, 0))


def stage(crop):
    """Sets up daylight from above on a pale ground. A narrow lamp along the belt emphasizes its teeth."""
    room("#f1efea", "#efede7", wall_at=115)
    ambient(0.75)
    soft_box("key", (2, -9, 16), (0, -0.5, 2.9), 20, 5, 5.5)
    soft_box("teeth", (-7, -5, 1.2), (0, -0.5, 2.9), 2, 5, 7)
    soft_box("edge", (7, -3, 6), (0.4, -0.5, 2.9), 1.2, 6, 6)
    if crop == "wide":
        look_from((6.4, -12.5, 5.6), (-0.6, -0.45, 2.95), 86, aperture=2.2)
    else:
        look_from((6.4, -12.5, 8.6), (-0.4, -0.45, 2.5), 78, aperture=2.2)
