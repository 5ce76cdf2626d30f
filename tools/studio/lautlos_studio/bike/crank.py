"""Cranks and pedals."""

import math

from ..mesh.outlines import hull, rectangle
from ..mesh.plates import plate
from ..mesh.solids import rod, turned
from ..mesh.vector import vec

LENGTH, ANGLE = 170.0, -4.0
"""Length (mm) and rise of the drive side's crank (degrees), as in the drawings."""
PLANE = 68.0


def add_cranks(assembly, bike):
    """Adds both cranks with their axle and pedals."""
    centre = bike.points.bottom_bracket
    for side, turn in ((-1, ANGLE), (1, ANGLE + 180)):
        along = vec(math.cos(math.radians(turn)), 0, math.sin(math.radians(turn)))
        _arm(assembly, bike, centre, along, side)
        add_pedal(assembly, bike, centre + along * LENGTH, side)
    collar = [(0.1, -66), (15, -66), (17.5, -62), (20, -54), (22, -52), (22, -41), (20, -38), (20, -30)]
    assembly.add("black", turned(collar, centre, around=48))
    assembly.add("black", rod(centre + vec(0, 34, 0), centre + vec(0, PLANE - 2, 0), 14))


def _arm(assembly, bike, centre, along, side):
    metal = "satin_silver" if bike.spec.is_silver else "black"
    basis = (along, vec(-along[2], 0, along[0]), vec(0, 1, 0))
    body = hull([(0, 0, 18), (58, 0, 14.2), (LENGTH, 0, 12.2)], 48)
    assembly.add(metal, plate([body], 14, 4.6, centre + vec(0, side * PLANE, 0), basis))
    groove = hull([(38, 0, 4.6), (LENGTH - 38, 0, 3.8)], 32)
    assembly.add(
        "black_matt" if not bike.spec.is_silver else "satin_silver",
        plate([groove], 14.6, 0.5, centre + vec(0, side * PLANE, 0), basis),
    )
    face = centre + vec(0, side * (PLANE + 7), 0)
    assembly.add(
        "satin_silver", turned([(0.1, 1.4), (7.6, 1.4), (8.6, 0.8), (8.6, -2)], face, (0, side, 0), 32)
    )
    assembly.add("dark", turned([(0.1, 1.6), (4.2, 1.6), (4.4, 1.3)], face, (0, side, 0), 6))


def is_flat(bike):
    """Returns whether the bicycle has flat pedals with pins instead of rubber pedals."""
    return bike.build["mudguards"] == "none"


def add_pedal(assembly, bike, eye, side):
    """Adds a pedal at the end of a crank. `side` is -1 on the drive side."""
    assembly.add(
        "satin_silver",
        turned(
            [(0.1, 0.6), (6, 0.6), (7, 0), (7, -4)], eye + vec(0, side * (PLANE - 7), 0), (0, -side, 0), 28
        ),
    )
    assembly.add("silver", rod(eye + vec(0, side * (PLANE + 6), 0), eye + vec(0, side * 84, 0), 6.2, 5.2, 20))
    middle = side * 131
    assembly.add("black", rod(eye + vec(0, side * 82, 0), eye + vec(0, side * 176, 0), 8.5, 7, 24))
    (_flat_pedal if is_flat(bike) else _city_pedal)(assembly, eye, middle)


def _city_pedal(assembly, eye, middle):
    """Adds two side plates with four rubber treads, and reflectors between them."""
    for plane in (middle - 38, middle + 38):
        side = hull([(eye[0] - 40, eye[2], 9), (eye[0] + 40, eye[2], 9), (eye[0], eye[2], 12)])
        assembly.add("black", plate([side], 5, 1.6, (0, plane, 0)))
    for shift in (-33, 33):
        block = rectangle(eye[0] + shift, eye[2], 22, 22, 4)
        assembly.add("black_plastic", plate([block], 68, 2, (0, middle, 0)))
        front = eye + vec(shift * 1.37, middle, 0)
        basis = (vec(0, 1, 0), vec(0, 0, 1), vec(1, 0, 0))
        assembly.add("lens:#c86a10", plate([rectangle(0, 0, 44, 9, 2)], 3, 0.8, front, basis))


def _flat_pedal(assembly, eye, middle):
    body = [
        hull([(eye[0] - 42, eye[2], 6), (eye[0] + 42, eye[2], 6), (eye[0], eye[2], 8.5)]),
    ]
    assembly.add("black", plate(body, 90, 2.5, (0, middle, 0)))
    for along in (-41, -24, 24, 41):
        for across in (-36, 0, 36):
            pin = vec(eye[0] + along, middle + across, eye[2])
            assembly.add("satin_silver", rod(pin - vec(0, 0, 10.2), pin + vec(0, 0, 10.2), 1.6, around=10))
