"""Scene: a workbench with all articles for the care of a belt."""

from ..accessories.article import articles, module_of
from ..catalogue import CatalogueError, files
from ..look.camera import look_from
from ..look.light import soft_box
from ..mesh.assembly import Assembly
from ..mesh.outlines import rectangle
from ..mesh.plates import plate
from ..mesh.vector import rotation_about, translation, vec
from .stage import ambient, room

ALT = {
    "de": "Auf der Werkbank: Riemen, Riemenscheibe, Spannungsmesser, Drehmomentschlüssel und Werkzeug",
    "en": "On the workbench: belt, pulley, tension gauge, torque wrench and multi-tool",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
FLAT = (vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1))
LAID = (
    ("riemen-cdx-lang", (-150, 40), 12),
    ("riemenscheibe-vorn", (190, 120), -20),
    ("spannungsmesser-gates", (30, -120), 32),
    ("drehmomentschluessel-siemensstadt", (260, -90), -12),
    ("multitool-hasenheide", (-270, -130), 24),
)
"""Article, position on the board (mm) and rotation (degrees)."""


BOARD = 900.0
"""Height of the board, mm. Articles on it stand on nothing else."""


def build(assembly):
    """Adds the first article of each file, posed as in its own picture, on a thick board."""
    entries = files("accessories")
    for slug, (x, y), turn in LAID:
        if slug not in entries:
            raise CatalogueError("accessories", slug, "there is no such file")
        article = articles(entries[slug])[0]
        module = module_of(article)
        alone = Assembly()
        module.build(article, alone)
        low, high = alone.bounds()
        middle = (low + high) / 2
        assembly.group = slug
        assembly.move(
            translation(x, y, BOARD - low[2])
            @ rotation_about((0, 0, 0), (0, 0, 1), turn)
            @ translation(-middle[0], -middle[1], 0)
        )
        module.build(article, assembly)
    assembly.group = "board"
    assembly.move(translation(0, 0, 0))
    assembly.add("plank:#c9a77c", plate([rectangle(0, 0, 2400, 700, 6)], 42, 3, vec(0, 0, BOARD - 21), FLAT))


def stage(crop):
    """Sets up light from a window to the left, low over the board."""
    room("#e6e2d8", "#b9b4aa", wall_at=4.2)
    ambient(0.5)
    soft_box("window", (-14, -3, 18), (0, 0, 9), 9, 9, 11, (1, 0.98, 0.94))
    soft_box("fill", (12, -14, 16), (0, 0, 9), 12, 8, 1.2)
    if crop == "wide":
        look_from((1.2, -15.5, 17.5), (0.3, 0.1, 9.0), 70)
    else:
        look_from((0.8, -10.5, 22.0), (0.3, 0.0, 9.0), 76)
