"""Saddles with rails, clamp and the details of each kind."""

import math
from dataclasses import dataclass

import numpy as np

from ..mesh.outlines import hull
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import grid, rod, tube, turned
from ..mesh.vector import vec


@dataclass(frozen=True)
class Form:
    """Dimensions of a saddle in mm: length, width, depth of the skirt, sway and reach of the nose. `widths` are shares
    of the width along the saddle.
    """

    length: float
    width: float
    skirt: float
    sway: float
    nose: float
    widths: tuple


RACE = (0.20, 0.26, 0.30, 0.35, 0.49, 0.72, 0.92, 1.0, 0.96)
BROAD = (0.23, 0.28, 0.34, 0.42, 0.57, 0.75, 0.92, 1.0, 0.96)
FORMS = {
    "sport": Form(276, 146, 26, 6, 150, RACE),
    "comfort": Form(264, 184, 44, 11, 140, BROAD),
    "leather": Form(284, 162, 42, 9, 152, RACE),
}
ALONG = (0, 0.10, 0.30, 0.45, 0.58, 0.70, 0.82, 0.92, 1)
RAIL = -47.0
"""Height of the rails relative to the saddle's top, mm."""


def add_saddle(assembly, bike):
    """Adds the saddle on its post, level, clamped at the middle of its rails."""
    top = bike.points.saddle + vec(-10, 0, 0)
    kind, colour = bike.build["saddle"], bike.build["saddleColor"]
    add_saddle_body(assembly, top, kind, colour)
    _clamp(assembly, bike, top + vec(FORMS[kind].nose - 138, 0, RAIL))


def add_saddle_body(assembly, top, kind, colour):
    """Adds a saddle without a clamp, with its top at a point."""
    form = FORMS[kind]
    _cover(assembly, top, form, f"saddle_{colour}")
    _rails(assembly, top, form, "black" if kind == "sport" and colour == "black" else "chrome")
    if kind == "leather":
        _rivets(assembly, top, form)
        _cantle(assembly, top, form)
    elif kind == "comfort":
        _springs(assembly, top, form)
    else:
        _base(assembly, top, form)


def _section(form, u):
    """Returns half the width, the height and the skirt of the section at a share of the length."""
    half = np.interp(u, ALONG, form.widths) * form.width / 2
    if u < 0.075:
        half *= math.sqrt(max(0.0, 1 - ((0.075 - u) / 0.075) ** 2))
    if u > 0.955:
        half *= math.sqrt(max(0.0, 1 - ((u - 0.955) / 0.045) ** 2 * 0.55))
    knots = [0, 0.05, 0.15, 0.32, 0.48, 0.62, 0.76, 0.88, 0.95, 1]
    sway = form.sway
    height = np.interp(
        u,
        knots,
        [-9, -2.5, 0, -0.2 * sway, -0.55 * sway, -0.2 * sway, 0.55 * sway, sway, 0.8 * sway, sway - 7],
    )
    skirt = np.interp(u, knots, [0.50, 0.66, 0.74, 0.84, 0.95, 1.0, 0.96, 0.86, 0.74, 0.52]) * form.skirt
    return max(half, 3), height, skirt


def _cover(assembly, top, form, material):
    rows = []
    for u in np.linspace(0, 1, 44):
        half, height, skirt = _section(form, u)
        row = []
        for angle in np.radians(np.linspace(-118, 118, 35)):
            c, s = math.cos(angle), math.sin(angle)
            across = half * math.copysign(abs(s) ** 0.74, s)
            shoulder = 13 * (half / 74 + 0.45)
            if c >= 0:
                rise = height - shoulder * (1 - abs(c) ** 0.74)
            else:
                rise = height - shoulder - (skirt - 12) * abs(c) / math.cos(math.radians(62))
                across *= 1 - 0.16 * abs(c)
            row.append((top[0] + form.nose - u * form.length, top[1] + across, top[2] + rise))
        rows.append(row)
    vertices, faces = grid(rows)
    count = len(rows[0])
    faces.append(tuple(range(count)))
    faces.append(tuple(range((len(rows) - 1) * count, len(rows) * count))[::-1])
    assembly.add(material, (vertices, faces), subdivisions=1)


def _rails(assembly, top, form, metal):
    nose = form.nose
    for side in (-1, 1):
        points = [
            (nose - 34, 9, -18),
            (nose - 60, 15, -38),
            (nose - 104, 22, RAIL),
            (nose - 172, 22, RAIL),
            (nose - 210, 34, -38),
            (nose - 242, 48, -20),
        ]
        path = smooth([top + vec(x, side * y, z) for x, y, z in points], 10)
        assembly.add(metal, tube(path, 3.5, around=16))


def _base(assembly, top, form):
    """Adds the back edge of the shell, which holds the rails."""
    for side in (-1, 1):
        place = top + vec(form.nose - 240, side * 47, -20)
        assembly.add(
            "black_plastic", tube([place, place + vec(-12, 0, 5)], 7, 6, (0, 1, 0), 20, power=2.6, dome=3)
        )
    place = top + vec(form.nose - 34, 0, -19)
    assembly.add(
        "black_plastic",
        tube([place + vec(8, 0, 4), place + vec(-8, 0, 0)], 5, 14, (0, 1, 0), 20, power=3, dome=2),
    )


def _rivets(assembly, top, form):
    tail = top[0] + form.nose - form.length
    for share in np.linspace(-0.78, 0.78, 6):
        _, height, _ = _section(form, 0.975)
        place = vec(
            tail + 4 + 9 * share**2,
            top[1] + share * form.width * 0.45,
            top[2] + height - 7 - 9 * share**2,
        )
        assembly.add(
            "brass", turned([(0.1, 2.0), (3, 1.7), (5.2, 0.6), (5.6, -1.5)], place, (-0.55, 0, 1), 24)
        )
    nose = vec(top[0] + form.nose - 7, top[1], top[2] - 5)
    for across in (-8, 0, 8):
        assembly.add(
            "brass",
            turned(
                [(0.1, 1.6), (2.6, 1.3), (4, 0.4), (4.2, -1)],
                nose + vec(-abs(across) * 0.5, across, 0),
                (0.5, 0, 1),
                20,
            ),
        )


def _cantle(assembly, top, form):
    """Adds the steel bow under the back edge and the tension bolt under the nose of a leather saddle."""
    tail = top + vec(form.nose - form.length + 12, 0, form.sway - 22)
    bow = smooth(
        [
            tail + vec(24, -form.width * 0.42, -6),
            tail + vec(4, -form.width * 0.26, 0),
            tail,
            tail + vec(4, form.width * 0.26, 0),
            tail + vec(24, form.width * 0.42, -6),
        ],
        8,
    )
    assembly.add("chrome", tube(bow, 5, 2, (0, 0, 1), 18))
    bolt = top + vec(form.nose - 22, 0, -19)
    assembly.add("chrome", rod(bolt, bolt + vec(-34, 0, -7), 3.2, around=16))
    assembly.add(
        "chrome",
        turned(
            [(0.1, -5), (6, -5), (6.4, -4), (6.4, 4), (6, 5), (0.1, 5)],
            bolt + vec(-16, 0, -3.3),
            (1, 0, 0.2),
            6,
        ),
    )


def _springs(assembly, top, form):
    """Adds two coils that carry the back of a comfort saddle."""
    for side in (-1, 1):
        centre = top + vec(form.nose - 226, side * 50, 0)
        turn = np.linspace(0, 2 * math.pi * 4.5, 130)
        coil = np.stack(
            [
                centre[0] + 11 * np.cos(turn),
                centre[1] + 11 * np.sin(turn),
                centre[2] - 58 + turn / turn[-1] * 32,
            ],
            1,
        )
        assembly.add("satin_silver", tube(coil, 2.1, around=12))
        assembly.add(
            "black",
            turned(
                [(0.1, -2), (13, -2), (14, -1), (14, 2), (0.1, 3)], centre + vec(0, 0, -59), (0, 0, 1), 32
            ),
        )
        rail = smooth(
            [
                top + vec(form.nose - 150, side * 22, RAIL),
                top + vec(form.nose - 190, side * 34, RAIL - 8),
                centre + vec(0, 0, -60),
            ],
            8,
        )
        assembly.add("chrome", tube(rail, 3.5, around=14))


def _clamp(assembly, bike, head):
    """Adds the cradle with two bolts between post and rails."""
    p = bike.points
    end = p.saddle - p.seating * 70
    path = smooth([end - p.seating * 4, end + p.seating * 10, vec(head[0], 0, head[2] - 6)], 8)
    assembly.add("black", tube(path, np.linspace(13.6, 12.5, len(path)), around=36))
    for rise, length in ((4.6, 34), (-4.8, 30)):
        jaw = hull([(head[0] - length / 2, head[2] + rise, 3.6), (head[0] + length / 2, head[2] + rise, 3.6)])
        assembly.add("black", plate([jaw], 54, 2.2))
    assembly.add("black", rod(head + vec(0, -17, -12), head + vec(0, 17, -12), 11.5, around=36))
    for ahead in (-15, 15):
        bolt = head + vec(ahead, 0, 0)
        assembly.add("satin_silver", rod(bolt - vec(0, 0, 16), bolt + vec(0, 0, 8), 2.6, around=14))
        assembly.add(
            "satin_silver",
            turned([(0.1, 3), (4, 3), (4.6, 2), (4.6, 0)], bolt + vec(0, 0, 7.4), (0, 0, 1), 20),
        )
