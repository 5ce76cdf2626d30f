"""Scene: one bicycle at a warm wall, in the light of a window."""

from ..look.camera import look_from
from .cast import add_bike, placed
from .stage import ambient, blinds, room, sun

ALT = {
    "de": "Lotte in Sand vor einer warmen Wand, darüber der Schatten eines Fensters",
    "en": "Lotte in sand before a warm wall, with the shadow of a window across it",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.05


def build(assembly):
    """Adds the bicycle parallel to the wall, with its front wheel turned slightly."""
    add_bike(assembly, "lotte", "sand", placed(0, 0, 4), steer=-9)


def stage(crop):
    """Sets up late sun through a window with three bars."""
    room("#c98f68", "#8d7763", wall_at=4.6)
    ambient(0.42, (1.0, 0.93, 0.86))
    sun((0.55, 0.62, -0.50), 5.2, 0.9, (1, 0.87, 0.68))
    blinds(-30, -32, 46, 0, 44, 14, 1.6)
    if crop == "wide":
        look_from((2.0, -62, 8.5), (-0.2, 0, 6.2), 70)
    else:
        look_from((6.0, -56, 8.5), (3.4, 0, 7.4), 68)
