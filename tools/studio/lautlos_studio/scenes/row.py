"""Scene: four bicycles in a row in front of a warm wall."""

from ..look.camera import look_from
from ..look.light import soft_box
from .cast import add_bike, placed
from .stage import ambient, room, sun

ALT = {
    "de": "Vier Räder in einer Reihe vor einer hellen Wand: Ludwig, Lotte, Siegfried und Wilhelm Gravel",
    "en": "Four bicycles in a row before a light wall: Ludwig, Lotte, Siegfried and Wilhelm Gravel",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
ROW = (("wilhelm-gravel", "rost"), ("ludwig", "tannengruen"), ("lotte", "sand"), ("siegfried", "nachtblau"))


def build(assembly):
    """Adds the bicycles side by side, front wheels towards the camera, all rotated by the same angle."""
    for index, (model, colour) in enumerate(ROW):
        add_bike(assembly, model, colour, placed(-1050 + index * 760, index * 60, -52), steer=-14)


def stage(crop):
    """Sets up a low sun from the left. The portrait crop is closer to the first two bicycles."""
    room("#d9cdb8", "#b9b0a2", wall_at=26)
    ambient(0.55)
    sun((0.62, 0.55, -0.56), 3.6, 2.2)
    soft_box("fill", (-20, -40, 26), (0, 0, 5), 40, 20, 0.9)
    if crop == "wide":
        look_from((11, -62, 15.5), (2.9, 0, 5.0), 62)
    else:
        look_from((2, -58, 14), (-6.0, 0, 5.0), 104)
