"""Scene: a front wheel in hard light."""

from ..look.camera import look_from
from ..look.light import soft_box
from .cast import add_bike, placed
from .stage import ambient, room, sun

ALT = {
    "de": "Vorderrad von Gustav im harten Licht: Speichen, Scheibe und ein schwarzer Reifen",
    "en": "Front wheel of Gustav in hard light: spokes, disc and a black tyre",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0


def build(assembly):
    """Adds the whole bicycle, of which only the front is visible."""
    add_bike(assembly, "gustav", "bordeaux", placed(0, 0, 0), steer=-12)


def stage(crop):
    """Sets up one small hard lamp, a dark wall, and a narrow rim of light from behind."""
    room("#4a4642", "#3a3733", wall_at=22)
    ambient(0.10)
    sun((0.45, 0.55, -0.62), 6.0, 0.35, (1, 0.96, 0.9))
    soft_box("rim", (16, 14, 16), (6, 0, 4), 4, 14, 9.0)
    if crop == "wide":
        look_from((16, -30, 6.5), (5.4, 0, 3.9), 92)
    else:
        look_from((14, -30, 6.0), (6.6, 0, 4.3), 84)
