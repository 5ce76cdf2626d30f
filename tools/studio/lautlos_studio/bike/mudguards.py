"""Mudguards with stays and fixings."""

import math

import numpy as np

from ..mesh.paths import filleted
from ..mesh.solids import rod, swept, tube, turned
from ..mesh.vector import unit, vec
from .joints import DROPOUT

GAP, DEPTH = 15.0, 10.0
"""Gap between tyre and guard at the crown, and how far the guard's edges reach down, mm. The gap stays visible."""

MATERIALS = {"black": "black_gloss", "silver": "silver", "paint": "paint"}
SPANS = {"rear": (-4, 196), "front": (62, 208)}
"""Start and end of each guard, degrees counter-clockwise from forward."""


def guard_radius(bike):
    """Returns the radius of a guard's crown around its axle, mm."""
    return bike.points.wheel_radius + GAP


def add_mudguard(assembly, bike, rear):
    """Adds the rear or the front guard if the bicycle has guards."""
    kind = bike.build["mudguards"]
    if kind == "none":
        return
    axle = bike.points.rear if rear else bike.points.front
    start, end = SPANS["rear" if rear else "front"]
    radius, half = guard_radius(bike), bike.tyre_half + 6
    dent = bike.dent if rear else None
    turn = np.radians(np.linspace(start, end, 100 if dent is None else 900))
    path = np.stack(
        [axle[0] + radius * np.cos(turn), np.zeros_like(turn), axle[2] + radius * np.sin(turn)], 1
    )
    vertices, faces = swept(path, _profile(half, 19 if dent is None else 81))
    assembly.add(MATERIALS[kind], (vertices if dent is None else dent.pressed(vertices), faces))
    _edge(assembly, path[-1], unit(path[-1] - path[-2]), half)
    for angle in (152, 187) if rear else (170, 201):
        for side in (-1, 1):
            _stay(assembly, bike, axle, math.radians(angle), half, side, rear)
    _fixing(assembly, bike, rear)


def _profile(half, count):
    """Returns a rounded section with rolled edges, of 1.4 mm sheet metal."""
    angles = np.radians(np.linspace(-80, 80, count))
    outer = [(-(1 - math.cos(x)) * DEPTH, half * math.sin(x)) for x in angles]
    inner = [(-(1 - math.cos(x)) * (DEPTH - 0.4) - 1.4, (half - 1.4) * math.sin(x)) for x in angles[::-1]]
    return outer + inner


def _edge(assembly, end, along, half):
    """Adds the rubber lip at a guard's lower end."""
    path = np.array([end - along * 3, end + along * 9])
    profile = [
        (-(1 - math.cos(x)) * DEPTH + 0.7, (half + 0.6) * math.sin(x))
        for x in np.radians(np.linspace(-78, 78, 15))
    ]
    inner = [
        (-(1 - math.cos(x)) * DEPTH - 2.2, (half - 2.2) * math.sin(x))
        for x in np.radians(np.linspace(78, -78, 15))
    ]
    assembly.add("black_plastic", swept(path, profile + inner))


def _stay(assembly, bike, axle, angle, half, side, rear):
    radius = guard_radius(bike) - DEPTH + 3
    end = axle + vec(radius * math.cos(angle), side * (half - 1), radius * math.sin(angle))
    eye = axle + vec(-15 if rear else -10, side * (DROPOUT + 6 if rear else 60), 13)
    path = filleted([eye, eye + (end - eye) * 0.9 + vec(0, side * 8, 0), end], 40, 8)
    assembly.add("chrome" if bike.build["mudguards"] != "black" else "black", tube(path, 1.9, around=14))
    along = unit(path[-1] - path[-4])
    assembly.add("black_plastic", rod(end - along * 10, end + along * 5, 4.0, around=18))
    assembly.add(
        "satin_silver",
        turned([(0.1, 2), (3.4, 2), (4.2, 1), (4.2, -2)], eye + vec(0, side * 2, 0), (0, side, 0), 18),
    )


def _fixing(assembly, bike, rear):
    """Adds the bracket at the fork crown, or at the bridge of the seat stays."""
    p, radius = bike.points, guard_radius(bike)
    if rear:
        bridge = bike.stays_top + (p.rear - bike.stays_top) * 0.30
        toward = unit(bridge - p.rear)
        assembly.add("satin_silver", rod(p.rear + toward * (radius - 1), bridge, 3.4, around=16))
        return
    toward = unit(p.crown + p.steering * 10 - p.front)
    foot = p.front + toward * (radius - 1)
    assembly.add("satin_silver", rod(foot, p.crown + p.steering * 20, 4.2, around=16))
    assembly.add("satin_silver", turned([(0.1, 2.2), (4.4, 2.2), (5.4, 1), (5.4, -1)], foot, toward, 6))
