"""Stays, dropouts with slider and belt port, and the bridge."""

import math

import numpy as np

from ..mesh.outlines import circle, hull, rectangle
from ..mesh.paths import cut, lengths, shares
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .joints import DROPOUT

PLATE = 7.0
"""Thickness of a dropout, mm."""


def add_rear_end(assembly, bike):
    """Adds both sides of the rear triangle."""
    for side in (-1, 1):
        _chain_stay(assembly, bike, side)
        _seat_stay(assembly, bike, side)
        _dropout(assembly, bike, side)
    _bridges(assembly, bike)


def _stay_radius(bike):
    return 7.2 if bike.tubes["seat"] < 30 else 8.2 if bike.spec.motor != "bosch" else 10.5


def _chain_stay(assembly, bike, side):
    path = bike.chain_stay(side)
    share = shares(path)
    stout = 1.25 if bike.spec.motor == "bosch" else 1.0
    assembly.add("paint", tube(path, (13.5 - 4.5 * share) * stout, 9.5 - 1.5 * share, (0, 1, 0), 32))


def _seat_stay(assembly, bike, side):
    path = bike.seat_stay(side)
    radius = _stay_radius(bike)
    if side > 0:
        assembly.add("paint", tube(path, radius, around=28))
        return
    whole = lengths(path)[-1]
    port = whole - 46
    assembly.add("paint", tube(cut(path, 0, port - 0.9), radius, around=28))
    assembly.add("paint", tube(cut(path, port + 0.9, whole), radius, around=28))
    assembly.add("black", tube(cut(path, port - 2, port + 2), radius - 1.4, around=28))
    _belt_port(assembly, cut(path, port - 17, port + 17), radius)


def _belt_port(assembly, path, radius):
    """Adds the bolted joint through which the belt is put into the frame: flats, a gap and two bolts across."""
    middle, along = (path[0] + path[-1]) / 2, unit(path[-1] - path[0])
    across = unit(np.cross(along, vec(0, 1, 0)))
    basis = (along, across, vec(0, 1, 0))
    for shift in (-9.2, 9.2):
        block = rectangle(0, 0, 16.6, 2 * radius + 5.5, 4)
        assembly.add("paint", plate([block], 2 * radius + 1, 2.2, middle + along * shift, basis))
        bolt = middle + along * shift + vec(0, -radius - 0.4, 0)
        head = [(0.1, -2.6), (3.6, -2.6), (4.4, -1.8), (4.4, 0.6)]
        assembly.add("satin_silver", turned(head, bolt, (0, 1, 0), 24))
        assembly.add("dark", turned([(0.1, -2.7), (1.9, -2.7), (2.1, -2.5)], bolt, (0, 1, 0), 6))


def _dropout(assembly, bike, side):
    axle = bike.points.rear
    stay, chain = bike.stay_end(side), bike.chain_stay_end(side)
    body = hull([(axle[0] + 2, axle[2], 21), (chain[0], chain[2], 9.5), (stay[0], stay[2], 9)])
    middle = (axle + stay + chain) / 3
    window = _shrunk(
        hull(
            [
                (middle[0] + 7, middle[2] + 7, 6.5),
                (stay[0] + 3, stay[2] - 15, 3.2),
                (chain[0] - 10, chain[2] + 8, 3.2),
            ]
        ),
        1.0,
    )
    slot = rectangle(axle[0] - 1, axle[2], 26, 15, 7)
    assembly.add("paint", plate([body, window, slot], PLATE, 1.8, (0, side * DROPOUT, 0)))
    _slider(assembly, axle, side)
    if side > 0 and bike.build["brakes"] == "disc":
        return
    _axle_end(assembly, bike, axle, side)


def _shrunk(loop, factor):
    centre = loop.mean(0)
    return centre + (loop - centre) * factor


def _slider(assembly, axle, side):
    """Adds the plate that slides to tension the belt, with its two bolts."""
    face = side * (DROPOUT - PLATE / 2 - 1.2)
    body = hull([(axle[0] - 13, axle[2], 14), (axle[0] + 13, axle[2], 14)])
    assembly.add("black", plate([body, circle(axle[0], axle[2], 5)], 4, 1, (0, face, 0)))
    for angle in (118, 242):
        place = axle + vec(
            21 * math.cos(math.radians(angle)),
            side * (DROPOUT + PLATE / 2),
            14.5 * math.sin(math.radians(angle)),
        )
        assembly.add(
            "satin_silver", turned([(0.1, 2.2), (3, 2.2), (3.8, 1.4), (3.8, -1)], place, (0, side, 0), 24)
        )


def _axle_end(assembly, bike, axle, side):
    """Adds the end of the rear axle: a nut for hub gears and fixed gears, otherwise the head of a through axle."""
    out = axle + vec(0, side * (DROPOUT + PLATE / 2), 0)
    if bike.spec.has_gearbox and bike.spec.motor is None:
        assembly.add(
            "black", turned([(0.1, 5), (6, 5), (8.6, 4), (9.4, 2), (9.4, -1)], out, (0, side, 0), 36)
        )
        assembly.add("dark", turned([(0.1, 5.1), (3.2, 5.1), (3.4, 4.9)], out, (0, side, 0), 6))
        return
    assembly.add("satin_silver", turned([(0.1, 1.6), (11, 1.6), (12, 1), (12, -0.5)], out, (0, side, 0), 40))
    assembly.add("satin_silver", turned([(0.1, 8.4), (6.6, 8.4), (8.6, 7), (8.6, 1)], out, (0, side, 0), 6))
    assembly.add("silver", turned([(0.1, 12), (4, 12), (4.8, 11.2), (4.8, 8)], out, (0, side, 0), 24))


def _bridges(assembly, bike):
    axle, half = bike.points.rear, bike.tyre_half
    upper = bike.stays_top + (axle - bike.stays_top) * 0.30
    assembly.add("paint", rod(upper - vec(0, half + 12, 0), upper + vec(0, half + 12, 0), 6))
    back = axle - bike.points.bottom_bracket
    lower = bike.points.bottom_bracket + back * 0.15 + vec(0, 0, -2)
    if np.linalg.norm(back) * 0.85 > bike.points.wheel_radius + 12:
        assembly.add("paint", rod(lower - vec(0, half + 12, 0), lower + vec(0, half + 12, 0), 6))
