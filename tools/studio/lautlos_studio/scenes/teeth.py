"""Scene: a close-up of the teeth and the weave of the belt in front of the front sprocket."""

from ..look.camera import look_from
from ..look.light import soft_box
from .cast import add_bike, placed
from .stage import ambient, room

ALT = {
    "de": "Der Riemen kurz vor der Kurbel von ganz nah: Zähne aus Gewebe, jeder gleich weit vom nächsten",
    "en": "The belt just before the crank from very near: woven teeth, all the same distance apart",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0


def build(assembly):
    """Adds a plain bicycle without a guard in front of its drive."""
    add_bike(assembly, "siegfried", "salbei", placed(0, 0, 0))


def stage(crop):
    """Sets up a low lamp that shines across the teeth, and little depth of field."""
    room("#f1efea", "#efede7", wall_at=115)
    ambient(0.7)
    soft_box("key", (-6, -7, 12), (-1.5, -0.5, 2.3), 8, 4, 7)
    soft_box("rake", (-7, -2, 3.4), (-1.5, -0.5, 2.3), 1.5, 2, 16)
    target = (-1.55, -0.46, 2.3) if crop == "wide" else (-1.3, -0.46, 2.35)
    look_from((2.2, -7.5, 7.2), target, 128 if crop == "wide" else 112, aperture=1.8)
