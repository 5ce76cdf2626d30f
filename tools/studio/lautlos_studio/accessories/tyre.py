"""Tyres with their tread and lettering, and the folded inner tube."""

import math

import numpy as np

from ..bike.wordmark import FONT
from ..mesh.paths import smooth
from ..mesh.plates import lettering
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec
from .kit import X, Y, Z, add_label, joined

BEAD = 311.0
"""Radius of the bead seat of a 622 mm rim, mm."""


def _carcass(assembly, width, wall, reflex, open_by=0.62):
    """Adds the tyre, open at the bead. Returns its centre, the radius of the section's centre line, and the radius of
    the section.
    """
    radius = width / 2
    middle = BEAD + width * 0.52
    tucked = math.radians(142)
    angle = np.linspace(-tucked, tucked, 61)
    outer = [(middle + radius * math.cos(a) * (1 + 0.02 * math.cos(a) ** 6), radius * math.sin(a)) for a in angle]
    inner = [(middle + (radius - 2.6) * math.cos(a), (radius - 2.6) * math.sin(a)) for a in angle[::-1]]
    centre = vec(0, 0, BEAD + width + 4)
    assembly.add(wall, turned(outer + inner, centre, Y, 260, closed=True))
    for side in (-1, 1):
        edge = (middle + radius * math.cos(tucked), side * radius * math.sin(tucked))
        assembly.add("black_matt", turned([(edge[0] + 1.8 * math.cos(t), edge[1] + 2.2 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], centre, Y, 200, closed=True))
        if reflex:
            strip = np.radians(np.linspace(96, 96 + 220 / width, 6))
            ring = [(middle + (radius + 0.3) * math.cos(a), side * (radius + 0.3) * math.sin(a)) for a in strip]
            assembly.add("reflective", turned(ring, centre, Y, 260))
    cap = math.radians(64)
    crown = [(middle + (radius + 0.9) * math.cos(a) * (1 + 0.02 * math.cos(a) ** 6), (radius + 0.9) * math.sin(a)) for a in np.linspace(-cap, cap, 31)]
    assembly.add("tyre_black", turned(crown, centre, Y, 260))
    return centre, middle, radius


def _blocks(centre, middle, radius, rows):
    """Returns rows of tread blocks or, with a negative height, the dark floors of grooves: (angle, width, length,
    height, count, shift, slant).
    """
    solids = []
    sides = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    for angle, width, length, height, count, shift, slant in rows:
        for index in range(count):
            turn = (index + shift) * 2 * math.pi / count
            points = []
            for rise in (-1.2, height):
                shrink = 0.84 if rise > 0 else 1.0
                for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    at = angle + across * shrink * width / 2 / radius
                    to = turn + (along * shrink * length / 2 + slant * across * width / 2) / (middle + radius)
                    reach = middle + (radius + 0.9 + rise) * math.cos(at)
                    points.append((reach * math.cos(to), (radius + 0.9 + rise) * math.sin(at), reach * math.sin(to)))
            solids.append((np.array(points) + centre, sides))
    return joined(solids)


def _print(assembly, centre, middle, radius, text, size, at_angle=112, material="reflective", places=(90, 270)):
    """Adds lettering around the side wall that faces the camera."""
    letters, faces = lettering(text, size, FONT, bolder=0.1)
    for place in places:
        section = math.radians(at_angle) - letters[:, 1] / radius
        reach = middle + (radius + 0.5) * np.cos(section)
        turn = math.radians(place) - letters[:, 0] / (middle - radius * 0.4)
        points = np.stack([reach * np.cos(turn), -(radius + 0.5) * np.sin(section), reach * np.sin(turn)], 1)
        assembly.add(material, (points + centre, faces))


def _width(article):
    return article.number_of("size")


def smooth_tyre(article, assembly):
    """Adds a fine-cut touring tyre with a reflex strip."""
    width = _width(article)
    centre, middle, radius = _carcass(assembly, width, "tyre_black", True)
    rows = [(s * 0.28, 2.4, 20, 0.5, 84, 0.25 + 0.25 * s, 0) for s in (-1, 1)]
    rows += [(s * 0.72, 8, 9, 0.8, 110, 0.25 + 0.25 * s, 0.5 * s) for s in (-1, 1)]
    rows += [(0, 3, 24, 0.5, 76, 0, 0)]
    assembly.add("rubber:#303236", _blocks(centre, middle, radius, rows))
    _print(assembly, centre, middle, radius, f"{width}-622", 9, 84, "rubber:#7a7e82")


def balloon_tyre(article, assembly):
    """Adds a fat balloon tyre with transverse blocks and a reflex strip."""
    width = _width(article)
    centre, middle, radius = _carcass(assembly, width, "tyre_black", True)
    rows = [(s * 0.2, 8, 13, 1.0, 96, 0.25 + 0.25 * s, 0.4 * s) for s in (-1, 1)]
    rows += [(s * 0.58, 10, 11, 1.2, 96, 0.25 - 0.25 * s, -0.4 * s) for s in (-1, 1)]
    rows += [(s * 0.95, 8, 8, 1.1, 96, 0.25 + 0.25 * s, 0) for s in (-1, 1)]
    assembly.add("rubber:#2c2e31", _blocks(centre, middle, radius, rows))
    _print(assembly, centre, middle, radius, f"{width}-622", 11, 86, "rubber:#7a7e82")


def gravel_tyre(article, assembly):
    """Adds a light tyre with many small knobs and tan walls."""
    width = _width(article)
    centre, middle, radius = _carcass(assembly, width, "tyre_tan", False)
    rows = [(a, 5.2, 5.2, 1.8, 150, 0.5 * (i % 2), 0) for i, a in enumerate((-0.5, -0.25, 0, 0.25, 0.5))]
    rows += [(s * 0.8, 6.5, 6.5, 2.4, 120, 0.25 + 0.25 * s, 0) for s in (-1, 1)]
    rows += [(s * 1.04, 5.6, 6, 2.4, 120, 0.25 - 0.25 * s, 0) for s in (-1, 1)]
    assembly.add("rubber:#2a2b2e", _blocks(centre, middle, radius, rows))
    _print(assembly, centre, middle, radius, f"{width}-622", 9, 104, "dark")


def inner_tube(article, assembly):
    """Adds an inner tube, folded flat and held by a paper band, with its valve to the front."""
    wide = article.one_of("size", {"28–40 mm": False, "40–62 mm": True})
    presta = article.one_of("variant", {"Autoventil": False, "Sclaverand": True})
    half, thick = (21, 3.4) if wide else (15, 2.8)
    layers, length = 7, 86
    knots = []
    for layer in range(layers):
        z = thick + layer * (2 * thick + 0.5)
        ends = (-length, length) if layer % 2 == 0 else (length, -length)
        knots += [vec(ends[0] * 0.96, 0, z), vec(ends[0] * 0.4, 0, z + 0.4), vec(ends[1] * 0.4, 0, z + 0.4), vec(ends[1] * 0.96, 0, z)]
        if layer < layers - 1:
            knots.append(vec(ends[1] * 1.07, 0, z + thick + 0.25))
    path = smooth(knots, 8)
    assembly.add("rubber:#242527", tube(path, thick, half, Y, 28, power=3.2, dome=4))
    top = thick * 2 * layers + 4
    band = "fabric:#c8b58f"
    assembly.add(band, tube([vec(-24, 0, top / 2), vec(24, 0, top / 2)], top / 2 + 1.6, half + 2.2, Y, 48, power=7))
    add_label(assembly, "dark", 15, (0, 2, top + 1.9), X, Y)
    size = article.size.get("de", "").replace(" mm", "")
    add_label(assembly, "dark", 8, (0, -(half - 5), top + 1.9), X, Y, f"28 Zoll · {size}")
    add_label(assembly, "dark", 10, (0, -half - 2.5, top / 2), X, Z, "28")
    stem, along = vec(70, -half + 2, top - thick), unit(vec(0.55, -0.83, 0))
    assembly.add("rubber:#242527", turned([(0.1, 0), (13, 0), (11, 1.6), (6, 2.4), (0.1, 2.6)], stem + vec(-2, 4, thick - 0.5), Z, 40))
    root = stem + vec(-2, 4, thick + 1)
    bend = smooth([root, root + vec(0, 0, 5), root + along * 7 + vec(0, 0, 8), root + along * 14 + vec(0, 0, 8)], 6)
    if presta:
        assembly.add("satin_silver", tube(bend, 3, around=24))
        profile = [(3, 0)] + [p for k in range(20) for p in ((3.0, k * 1.2 + 0.3), (2.6, k * 1.2 + 0.8))] + [(3, 25), (2, 26), (2, 30), (1.2, 30.5), (1.2, 33), (2.6, 33.4), (2.6, 37.4), (1, 38), (0.1, 38)]
        assembly.add("satin_silver", turned(profile, bend[-1], along, 32))
        assembly.add("satin_silver", turned([(3, 0), (7, 0), (7.4, 1), (7.4, 3), (7, 4), (3, 4)], bend[-1] + along * 4, along, 14, closed=True))
    else:
        assembly.add("rubber:#242527", tube(bend, 4, around=24))
        profile = [(4, 0), (4, 22), (3.4, 23), (3.9, 24)] + [p for k in range(6) for p in ((3.9, 24.4 + k), (3.4, 24.9 + k))] + [(2, 31), (0.1, 31)]
        assembly.add("rubber:#242527", turned(profile[:3], bend[-1], along, 32))
        assembly.add("brass", turned(profile[3:], bend[-1], along, 32))
        assembly.add("black_plastic", turned([(4.6, 25), (4.9, 26), (4.9, 34), (4, 35.4), (0.1, 35.8)], bend[-1], along, 20))
