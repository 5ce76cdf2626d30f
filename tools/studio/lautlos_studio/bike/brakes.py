"""Brakes: discs with their calipers, rim brakes, and the arm of a coaster brake."""

import math

from ..mesh.outlines import circle, hull, rounded, sector
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .fork import blade

ROTOR_FRONT, ROTOR_REAR = 42.0, 46.0
"""Distance of the discs from the centre plane, mm to the left."""


def rotor_radius(bike):
    """Returns the radius of the front disc, mm. It is larger on bicycles with a motor."""
    return 90.0 if bike.spec.motor == "bosch" else 80.0


def add_brakes(assembly, bike, steered):
    """Adds the brake of the front wheel, if `steered`, otherwise of the rear wheel."""
    kind = bike.build["brakes"]
    if kind == "disc":
        (_front_disc if steered else _rear_disc)(assembly, bike)
    elif kind == "rim":
        (_front_rim_brake if steered else _rear_rim_brake)(assembly, bike)
    elif steered:
        _front_rim_brake(assembly, bike)
    else:
        _coaster_arm(assembly, bike)


def _rotor(assembly, centre, radius):
    loops = [circle(0, 0, radius, 140)]
    for index in range(6):
        start = index * math.pi / 3
        window = sector(26, radius - 17, start + 0.10, start + math.pi / 3 - 0.10, 9)
        loops.append(rounded([_swirled(point, 0.0032) for point in window], 4, 3))
    for index in range(42):
        turn = index * 2 * math.pi / 42
        ring = radius - 12.5 + (index % 3) * 4
        loops.append(circle(ring * math.cos(turn), ring * math.sin(turn), 2.1, 10))
    loops.append(circle(0, 0, 15, 40))
    assembly.add("rotor", plate(loops, 1.9, 0.25, centre))
    assembly.add(
        "black",
        turned([(15, -2.6), (20, -2.6), (22, -1.6), (22, 1.6), (20, 2.6), (15, 2.6)], centre, around=48),
    )


def _swirled(point, rate):
    """Returns a point rotated by an angle that grows with its distance from the centre, so that the arms of a disc
    lean.
    """
    turn = (math.hypot(*point) - 26) * rate * 2
    c, s = math.cos(turn), math.sin(turn)
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def _caliper(assembly, start, end, plane, out):
    """Adds a two-piston caliper along a line in the side plane, with its bolts and banjo."""
    along = unit(end - start)
    body = hull([(start[0], start[2], 11), (end[0], end[2], 11)])
    assembly.add("black", plate([body], 34, 5, (0, plane, 0)))
    rib = hull(
        [
            (start[0] + along[0] * 8, start[2] + along[2] * 8, 8),
            (end[0] - along[0] * 8, end[2] - along[2] * 8, 8),
        ]
    )
    assembly.add("black_gloss", plate([rib], 38, 3, (0, plane, 0)))
    for place in (start - along * 4, end + along * 4):
        bolt = vec(place[0], plane - 16.5, place[2]) + out * 4
        assembly.add(
            "satin_silver", turned([(0.1, -2.4), (3.4, -2.4), (4.2, -1.6), (4.2, 1)], bolt, (0, 1, 0), 20)
        )


def _front_disc(assembly, bike):
    p = bike.points
    radius = rotor_radius(bike)
    _rotor(assembly, p.front + vec(0, ROTOR_FRONT, 0), radius)
    up, behind = -p.steering, -p.across
    middle = p.front + up * (radius * 0.72) + behind * 26
    _caliper(assembly, middle - up * 20, middle + up * 20, ROTOR_FRONT, behind)


def _rear_disc(assembly, bike):
    p = bike.points
    radius = rotor_radius(bike) - 10
    _rotor(assembly, p.rear + vec(0, ROTOR_REAR, 0), radius)
    stay = unit(vec(p.bottom_bracket[0] - p.rear[0], 0, p.bottom_bracket[2] - p.rear[2]))
    over = vec(-stay[2], 0, stay[0])
    over = over if over[2] > 0 else -over
    middle = p.rear + stay * (radius * 0.92) + over * 23
    _caliper(assembly, middle - stay * 21, middle + stay * 21, ROTOR_REAR, over)


def _front_rim_brake(assembly, bike):
    p = bike.points
    _rim_caliper(assembly, bike, p.crown + p.steering * 8 + p.across * 21, p.across, p.steering, p.front)


def _rear_rim_brake(assembly, bike):
    p = bike.points
    bridge = bike.stays_top + (p.rear - bike.stays_top) * 0.30
    down = unit(p.rear - bike.stays_top)
    out = vec(down[2], 0, -down[0])
    out = out if out[0] < 0 else -out
    _rim_caliper(assembly, bike, bridge + out * 14, out, down, p.rear)


def _rim_caliper(assembly, bike, pivot, out, down, axle):
    """Adds a dual pivot brake: two bowed arms from a bolt to the blocks on the rim."""
    track = axle + unit(pivot - out * 14 - axle) * 308
    half = bike.tyre_half + 12
    assembly.add("satin_silver", rod(pivot - out * 24, pivot + out * 7, 4.6, around=20))
    assembly.add("satin_silver", turned([(0.1, 4), (5, 4), (6.5, 2.6), (6.5, 0)], pivot + out * 6, out, 24))
    for side in (-1, 1):
        shoe = vec(track[0], side * 17, track[2]) + out * 2
        path = smooth(
            [
                pivot + vec(0, -side * 15, 0) - down * 15,
                pivot + vec(0, side * 6, 0) - down * 10,
                pivot + vec(0, side * half, 0) + down * 10,
                shoe + vec(0, side * 9, 0),
            ],
            10,
        )
        assembly.add("satin_silver", tube(path, 5.4, 4.2, out, 20, dome=2))
        along = unit(vec(-(track - axle)[2], 0, (track - axle)[0]))
        assembly.add(
            "black_plastic",
            tube([shoe - along * 24, shoe + along * 24], 5, 4, (0, 1, 0), 18, power=3, dome=2),
        )


def _coaster_arm(assembly, bike):
    p = bike.points
    stay = unit(bike.chain_stay(1)[-12] - p.rear)
    start, end = p.rear + vec(0, 60, 0), p.rear + vec(stay[0] * 140, 62, stay[2] * 140 - 10)
    assembly.add("satin_silver", tube([start, end], 8, 2, (0, 1, 0), 16, power=3, dome=3))
    assembly.add(
        "satin_silver",
        turned([(9, -6), (12, -6), (12, 6), (9, 6)], end + vec(0, -4, 8), stay, 24, closed=True),
    )


def hose_end(bike):
    """Returns the point on the fork where the front brake's hose ends, mm."""
    path = blade(bike, 1)
    return path[int(len(path) * 0.86)]
