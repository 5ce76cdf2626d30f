"""Kit: building blocks of many accessories, such as blocks, lofts, webbing, seams, screws and lettering."""

import math

import numpy as np

from ..bike.wordmark import FONT, WORD
from ..mesh.outlines import rectangle
from ..mesh.paths import resampled, shares, smooth
from ..mesh.plates import lettering, plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec

X, Y, Z = vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)
FRONT, FLAT, END = (X, Z, Y), (X, Y, Z), (Y, Z, X)
"""Bases of the planes for outlines: upright towards -y, on the ground, upright towards x."""


def block(centre, size, corner=3.0, bevel=1.0, basis=FRONT):
    """Returns a box with rounded corners in its plane and bevelled edges. Size is (width, height, thickness) relative
    to the plane.
    """
    width, height, thickness = size
    return plate([rectangle(0, 0, width, height, corner)], thickness, min(bevel, thickness * 0.45), centre, basis)


def turned_basis(degrees, basis=FRONT):
    """Returns a plane's basis after a turn within the plane."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return basis[0] * c + basis[1] * s, basis[1] * c - basis[0] * s, basis[2]


def ring_of(half_x, half_y, power, count):
    """Returns a super-ellipse as `count` evenly spaced points, from the middle of -y anticlockwise."""
    turn = np.linspace(-math.pi / 2, 1.5 * math.pi, 720)
    c, s = np.cos(turn), np.sin(turn)
    loop = np.stack([half_x * np.sign(c) * np.abs(c) ** (2 / power), half_y * np.sign(s) * np.abs(s) ** (2 / power)], 1)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    at = np.linspace(0, way[-1], count, endpoint=False)
    return np.stack([np.interp(at, way, loop[:, 0]), np.interp(at, way, loop[:, 1])], 1)


def loft(sections, around=96, rows=60, caps=True, creases=0.0, seed=1, scale=60.0):
    """Returns a body through horizontal sections (z, half x, half y, power[, centre x, centre y]) from bottom to top,
    smoothly joined.

    `creases` (mm) adds the soft relief of filled cloth, with folds about `scale` mm apart.
    """
    knots = np.array([(*section, *([0, 0][: 6 - len(section)])) for section in sections], float)
    path = np.arange(len(knots))
    at = np.linspace(0, len(knots) - 1, rows)
    rings = []
    for place in at:
        z, half_x, half_y, power, x, y = (np.interp(place, path, knots[:, k]) for k in range(6))
        flat = ring_of(half_x, half_y, power, around)
        rings.append(np.column_stack([flat[:, 0] + x, flat[:, 1] + y, np.full(around, z)]))
    rings = np.array(rings)
    if creases:
        middle = rings.mean(1, keepdims=True)
        away = rings - middle
        away /= np.maximum(np.linalg.norm(away, axis=2, keepdims=True), 1e-6)
        rings = rings + away * (relief(rings, scale, seed) * creases)[..., None]
    faces = []
    for i in range(rows - 1):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    if caps:
        faces += [tuple(range(around))[::-1], tuple(range((rows - 1) * around, rows * around))]
    return rings.reshape(-1, 3), faces


def relief(points, scale, seed=1):
    """Returns a soft random height (about -1 to 1) for every point, like the relief of cloth."""
    chance = np.random.default_rng(seed)
    height = np.zeros(points.shape[:-1])
    for octave in range(5):
        direction = unit(chance.normal(size=3) * vec(1, 1, 0.6))
        bend = unit(chance.normal(size=3))
        length = scale / (1 + 0.45 * octave)
        shift = chance.random(2) * 6.28
        curve = np.sin(points @ bend * (2 * math.pi / (2.3 * length)) + shift[0])
        height += np.sin(points @ direction * (2 * math.pi / length) + 1.3 * curve + shift[1]) / (1 + 0.5 * octave)
    return height / 2.2


def strap(path, width, thickness=2.0, across=X, steps=8):
    """Returns a flat band through points; `across` is the direction of its width."""
    return tube(smooth(path, steps), thickness / 2, width / 2, across, around=20, power=6)


def stitches(path, pitch=5.0, length=3.0, radius=0.45):
    """Returns a seam: short threads along a path."""
    line = resampled(path, pitch)
    solids = []
    for start, end in zip(line, line[1:]):
        along = unit(end - start) * length / 2
        middle = (start + end) / 2
        solids.append(rod(middle - along, middle + along, radius, around=6))
    return joined(solids)


def joined(solids):
    """Returns several solids as one solid."""
    vertices, faces, offset = [], [], 0
    for points, sides in solids:
        vertices.append(points)
        faces += [tuple(index + offset for index in side) for side in sides]
        offset += len(points)
    return np.vstack(vertices), faces


def placed(matrix, solid):
    """Returns a solid moved by a 4x4 matrix."""
    vertices, faces = solid
    return np.asarray(vertices) @ matrix[:3, :3].T + matrix[:3, 3], faces


def add_screw(assembly, place, direction, radius=3.2, metal="satin_silver"):
    """Adds a button-head screw with its hexagon."""
    head = [(0.1, radius * 0.6), (radius * 0.6, radius * 0.55), (radius * 0.92, radius * 0.3), (radius, 0), (radius, -radius * 0.6)]
    assembly.add(metal, turned(head, place, direction, 28))
    assembly.add("dark", turned([(0.05, radius * 0.64), (radius * 0.48, radius * 0.64), (radius * 0.5, radius * 0.4)], place, direction, 6))


def add_label(assembly, material, size, centre, right=X, up=Z, text=WORD, bolder=0.0):
    """Adds flat lettering about a centre, `size` mm high."""
    letters, faces = lettering(text, size, FONT, bolder=bolder)
    assembly.add(material, (np.asarray(centre, float) + letters[:, :1] * right + letters[:, 1:] * up, faces))


def add_round_label(assembly, material, size, centre, radius, axis=Z, facing=-Y, text=WORD, along_axis=False, bolder=0.0):
    """Adds lettering wrapped around a cylinder, whose axis goes through `centre`. By default the text runs around the
    axis, otherwise along it.
    """
    letters, faces = lettering(text, size, FONT, bolder=bolder)
    side = np.cross(axis, facing)
    across, rise = (letters[:, 1], letters[:, 0]) if along_axis else (letters[:, 0], letters[:, 1])
    angle = (-across if along_axis else across) / radius
    vertices = np.asarray(centre, float) + rise[:, None] * axis + radius * (np.cos(angle)[:, None] * facing + np.sin(angle)[:, None] * side)
    assembly.add(material, (vertices, faces))


def add_clamp(assembly, centre, axis=X, bore=11.3, width=14, thickness=4, material="black"):
    """Adds a handlebar clamp's ring with a screw at its lower side."""
    outer = bore + thickness
    half = width / 2
    ring = [(bore, -half), (outer - 1, -half), (outer, -half + 1), (outer, half - 1), (outer - 1, half), (bore, half)]
    assembly.add(material, turned(ring, centre, axis, 64, closed=True))


def coil(centre, radius, turns, rise, start=0.0, steps=48):
    """Returns the path of a cable that lies in loops, which rise by `rise` mm per turn."""
    turn = np.linspace(start, start + 2 * math.pi * turns, int(steps * turns))
    wobble = radius + 1.6 * np.sin(turn * 0.37 + 1)
    share = np.linspace(0, 1, len(turn))
    return np.stack([centre[0] + wobble * np.cos(turn), centre[1] + wobble * np.sin(turn), centre[2] + share * rise * turns], 1)


def tapered(path, radii, width=None, reference=None, steps=10, around=32, power=2.0, dome=0.0):
    """Returns a tube through points, with a given radius at every point."""
    line = smooth(path, steps)
    given = shares(np.asarray(path, float))
    at = shares(line)
    height = np.interp(at, given, radii)
    wide = None if width is None else np.interp(at, given, width)
    return tube(line, height, wide, reference, around, power=power, dome=dome)
