"""Racks: rear racks of bent tube, a front platform with an ash board, a low-rider."""

from ..mesh.outlines import hull, rectangle
from ..mesh.paths import filleted
from ..mesh.plates import plate
from ..mesh.solids import rod, tube
from ..mesh.vector import vec
from .kit import END, FLAT, X, Y, Z, add_label, add_screw, block

POWDER = {"#1b1c1d": "black", "#b9bcbb": "satin_silver"}


def _metal(article):
    if article.hex not in POWDER:
        raise article.wrong("color.hex", f"no powder in {article.hex}")
    return POWDER[article.hex]


def _pipe(assembly, metal, points, radius, bend=30):
    assembly.add(metal, tube(filleted([vec(*point) for point in points], bend, 9), radius, around=22))


def _foot(assembly, metal, place, side):
    """Adds the flattened, drilled end of a leg with its bolt."""
    x, y, z = place
    assembly.add(metal, plate([hull([(x, z, 9), (x + 2, z + 22, 6)])], 5, 1.6, (0, y, 0)))
    add_screw(assembly, vec(x, y + side * 2.6, z), (0, side, 0), 5)


def _tail_plate(assembly, metal, x, z):
    """Adds the bracket for a tail lamp, holes 80 mm apart, with its reflector."""
    assembly.add(metal, plate([rectangle(0, 0, 104, 22, 6), rectangle(-40, 0, 6, 6, 2.9), rectangle(40, 0, 6, 6, 2.9)], 3, 1, (x, 0, z), END))
    assembly.add("red_lens", plate([rectangle(0, 0, 56, 16, 4)], 6, 2, (x - 4, 0, z), END))


def rear_rack(article, assembly):
    """Adds a rear rack of 12 mm tube with low pannier rails."""
    metal, r, half, top = _metal(article), 6, 60, 330
    front, back = 190, -190
    _pipe(assembly, metal, [(front, 0.1, top), (front, half, top), (back, half, top), (back, -half, top), (front, -half, top), (front, 0, top)], r, 26)
    for x in (110, 30, -50, -130):
        assembly.add(metal, rod(vec(x, -half, top), vec(x, half, top), 4.4, around=18))
    for y in (-20, 20):
        assembly.add(metal, rod(vec(front, y, top), vec(-130, y, top), 4.4, around=18))
    for side in (-1, 1):
        rail = [(126, side * half, top), (104, side * (half + 12), top - 56), (-116, side * (half + 12), top - 56), (-150, side * half, top)]
        _pipe(assembly, metal, rail, 5, 30)
        for x, run in ((70, 16), (-70, -16)):
            _pipe(assembly, metal, [(x, side * half, top), (x * 0.9, side * (half + 12), top - 60), (run, side * (half + 8), 44), (run * 0.5, side * (half + 8), 14)], r - 0.6, 40)
        _foot(assembly, metal, (0, side * (half + 8), 12), side)
        arm = [(front - 20, side * 34, top), (front + 70, side * 40, top - 22), (front + 112, side * 40, top - 40)]
        _pipe(assembly, metal, arm, 4, 40)
        _foot(assembly, metal, (front + 116, side * 40, top - 48), side)
    assembly.add("black_plastic", block((30, 0, top + 6.4), (74, 3, 24), 4, 1))
    add_label(assembly, "reflective" if metal == "black" else "dark", 21, (30, 0, top + 8.1), X, Y)
    _tail_plate(assembly, metal, back - 9, top - 4)


def touring_rack(article, assembly):
    """Adds a rear rack of 10 mm tube: triangulated legs, welded platform."""
    metal, r, half, top = _metal(article), 5, 50, 330
    front, back = 165, -185
    _pipe(assembly, metal, [(front, 0.1, top), (front, half * 0.7, top), (60, half, top), (back, half, top), (back - 8, 0, top + 2), (back, -half, top), (60, -half, top), (front, -half * 0.7, top), (front, 0, top)], r, 34)
    assembly.add(metal, rod(vec(front, 0, top), vec(back, 0, top + 2), r - 0.6, around=18))
    for x in (80, -50, -130):
        assembly.add(metal, rod(vec(x, -half, top), vec(x, half, top), r - 0.6, around=18))
    for side in (-1, 1):
        wide = half + 16
        for x, run in ((120, 12), (-10, 2), (-140, -12)):
            _pipe(assembly, metal, [(x, side * half * (0.86 if x > 100 else 1), top), (x * 0.86, side * wide, top - 74), (run, side * wide, 40), (run * 0.4, side * wide, 14)], r - 0.4, 46)
        _pipe(assembly, metal, [(96, side * wide, top - 84), (-112, side * wide, top - 84)], r - 0.4)
        _foot(assembly, metal, (0, side * wide, 12), side)
        _pipe(assembly, metal, [(front - 8, side * 26, top), (front + 90, side * 34, top + 6), (front + 104, side * 34, top + 4)], 3.4, 30)
        _foot(assembly, metal, (front + 108, side * 34, top - 8), side)
    _tail_plate(assembly, metal, back - 14, top - 10)


def front_rack(article, assembly):
    """Adds a platform over the front axle with four rail ends and a board of oiled ash."""
    metal, r, top = _metal(article), 6, 300
    length, width = 200, 150
    _pipe(assembly, metal, [(length, 0.1, top), (length, width, top), (-length, width, top), (-length, -width, top), (length, -width, top), (length, 0, top)], r, 34)
    for x in (-90, 90):
        assembly.add(metal, rod(vec(x, -width, top), vec(x, width, top), 5, around=18))
    for index in range(5):
        y = (index - 2) * 54
        assembly.add("wood:#c9a978", plate([rectangle(0, y, 372, 50, 5)], 10, 2, (0, 0, top + 9), FLAT))
        for x in (-90, 90):
            add_screw(assembly, vec(x, y, top + 14), Z, 3.6)
    add_label(assembly, "plastic:#6b4a2c", 30, (0, -108, top + 14.3), X, Y)
    for sx in (-1, 1):
        for sy in (-1, 1):
            post = [(sx * length, sy * (width - 60), top), (sx * length, sy * (width - 60), top + 52), (sx * length, sy * width, top + 52), (sx * (length - 64), sy * width, top + 52), (sx * (length - 64), sy * width, top)]
            _pipe(assembly, metal, post, r - 1, 26)
    for side in (-1, 1):
        for x in (-70, 90):
            _pipe(assembly, metal, [(x, side * (width - 6), top), (x * 0.6, side * 70, top - 60), (x * 0.1 + 4, side * 62, 40), (4, side * 62, 14)], r - 0.8, 50)
        _foot(assembly, metal, (4, side * 62, 12), side)
        _pipe(assembly, metal, [(-90, side * 60, top), (-150, side * 46, top - 70)], 4.4)
        _foot(assembly, metal, (-154, side * 46, top - 84), side)


def low_rider(article, assembly):
    """Adds a front rack for panniers beside the axle: two hoops joined over the tyre."""
    metal, r, wide, top = _metal(article), 5, 88, 250
    bow = [(0, wide, top), (0, wide - 8, top + 120), (0, -(wide - 8), top + 120), (0, -wide, top)]
    _pipe(assembly, metal, bow, r, 62)
    for side in (-1, 1):
        y = side * wide
        loop = [(-150, y, top), (150, y, top), (84, y, 60), (8, y - side * 10, 20), (0, y - side * 10, 14)]
        _pipe(assembly, metal, loop, r, 30)
        _pipe(assembly, metal, [(-150, y, top), (-84, y, 60), (-8, y - side * 10, 20)], r, 30)
        _pipe(assembly, metal, [(-118, y, top - 88), (118, y, top - 88)], r - 0.6)
        assembly.add(metal, rod(vec(-150, y, top), vec(-149, y, top), r, around=22))
        _foot(assembly, metal, (0, y - side * 10, 12), side)
        eye = vec(0, y - side * 2, 150)
        assembly.add(metal, rod(vec(-20, y, top - 88), eye, 4, around=16))
        assembly.add(metal, rod(vec(20, y, top - 88), eye, 4, around=16))
        assembly.add(metal, rod(eye, eye - vec(0, side * 26, 0), 6, around=20))
        add_screw(assembly, eye + vec(0, side * 4, 0), (0, side, 0), 5.4)
