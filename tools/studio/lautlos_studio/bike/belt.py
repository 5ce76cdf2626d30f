"""The belt and its two sprockets, with every tooth in a gap."""

import math

import numpy as np

from ..mesh.outlines import circle, rounded, sector
from ..mesh.plates import plate
from ..mesh.solids import turned
from ..mesh.vector import vec

PITCH = 11.0
"""Gates' tooth pitch, mm."""
LINE = -46.0
"""Position of the belt beside the centre plane, mm. The drive side is negative."""
WIDTH = 11.2


def _tooth(phase):
    """Returns a height from 0 in a gap to 1 on a tooth, for a phase in tooth pitches."""
    return np.clip((np.cos(2 * math.pi * phase) + 0.35) * 1.5, 0, 1)


def _loop(bike):
    """Returns the pitch line as points (x, z), and the angles (radians) at which the belt leaves the sprockets above
    and below.
    """
    front, rear = bike.points.bottom_bracket, bike.points.rear
    big, small = bike.belt_radii()
    base = math.atan2(front[2] - rear[2], front[0] - rear[0])
    spread = math.asin((big - small) / np.linalg.norm(rear - front))
    upper, lower = base + math.pi / 2 + spread, base - math.pi / 2 - spread
    line = [
        (rear[0] + small * math.cos(t), rear[2] + small * math.sin(t))
        for t in np.linspace(upper, lower + 2 * math.pi, 80)
    ]
    line += [
        (front[0] + big * math.cos(t), front[2] + big * math.sin(t)) for t in np.linspace(lower, upper, 160)
    ]
    line.append(line[0])
    return np.array(line), upper, lower


def add_belt(assembly, bike):
    """Adds belt and sprockets; the belt's length is a whole number of teeth."""
    line, upper, lower = _loop(bike)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    teeth = round(way[-1] / PITCH)
    pitch = way[-1] / teeth
    _strap(assembly, line, way, teeth, pitch)
    big, small = bike.belt_radii()
    first = math.ceil(way[80] / pitch)
    _front_sprocket(assembly, bike, big, lower + (first * pitch - way[80]) / big)
    _rear_sprocket(assembly, bike, small, upper)


def _strap(assembly, line, way, teeth, pitch):
    count = teeth * 12
    at = np.linspace(0, way[-1], count, endpoint=False)
    points = np.stack([np.interp(at, way, line[:, axis]) for axis in (0, 1)], 1)
    along = np.roll(points, -1, 0) - np.roll(points, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    outward = np.stack([along[:, 1], -along[:, 0]], 1)
    back = points + outward * 2.4
    teeth_line = points - outward * (1.0 + 3.0 * _tooth(at / pitch))[:, None]
    edge = 0.6
    rows = [
        (back - outward * edge, LINE - WIDTH / 2),
        (back, LINE - WIDTH / 2 + edge),
        (back, LINE + WIDTH / 2 - edge),
        (back - outward * edge, LINE + WIDTH / 2),
        (teeth_line, LINE + WIDTH / 2),
        (teeth_line, LINE - WIDTH / 2),
    ]
    vertices = np.concatenate([np.stack([row[:, 0], np.full(count, y), row[:, 1]], 1) for row, y in rows])
    bands = [("belt", range(3)), ("belt_tooth", range(3, len(rows)))]
    for material, band in bands:
        faces = []
        for row in band:
            a, b = row * count, ((row + 1) % len(rows)) * count
            faces.extend((a + k, a + (k + 1) % count, b + (k + 1) % count, b + k) for k in range(count))
        assembly.add(material, (vertices, faces))


def _toothed(radius, teeth, phase):
    turn = np.linspace(0, 2 * math.pi, teeth * 10, endpoint=False)
    reach = radius - 1.0 - 3.3 * _tooth((turn - phase) * teeth / 2 / math.pi)
    return np.stack([reach * np.cos(turn), reach * np.sin(turn)], 1)


def _front_sprocket(assembly, bike, radius, phase):
    """Adds the front sprocket: five arms for hub gears, four slim ones for gearboxes, eight short ones for mid motors.
    """
    centre, teeth = bike.points.bottom_bracket, int(bike.build["frontTeeth"])
    arms = 4 if bike.spec.has_gearbox else 5
    inner = 24.0 if bike.spec.has_gearbox else 27.0
    loops = [_toothed(radius, teeth, phase)]
    start = math.radians(-4)
    if bike.spec.motor == "bosch":
        for index in range(8):
            at = (index + 0.5) * math.pi / 4
            loops.append(rounded(sector(34, radius - 15, at - 0.3, at + 0.3, 10), 6, 4))
    else:
        slim = 0.14 if bike.spec.has_gearbox else 0.22
        for index in range(arms):
            at = start + index * 2 * math.pi / arms
            window = sector(inner, radius - 15, at + slim, at + 2 * math.pi / arms - slim, 14)
            loops.append(rounded(window, 7, 4))
    assembly.add("black", plate(loops, 9.5, 0.8, centre + vec(0, LINE, 0)))
    rims = [_lip(radius, place) for place in (LINE - 6.3, LINE + 6.3)]
    for rim in rims:
        assembly.add("black", turned(rim, centre, around=120, closed=True))
    if bike.spec.motor == "bosch":
        return
    for index in range(arms):
        at = start + index * 2 * math.pi / arms
        place = centre + vec((radius - 12) * math.cos(at), LINE - 5, (radius - 12) * math.sin(at))
        assembly.add(
            "satin_silver", turned([(0.1, -1.8), (3.4, -1.8), (4.2, -1), (4.2, 1)], place, around=20)
        )


def _lip(radius, place):
    """Returns the profile of the thin ring along the belt's edge."""
    return [
        (radius - 12, place - 0.7),
        (radius - 5.5, place - 0.7),
        (radius - 5.2, place),
        (radius - 5.5, place + 0.7),
        (radius - 12, place + 0.7),
    ]


def _rear_sprocket(assembly, bike, radius, phase):
    centre, teeth = bike.points.rear, int(bike.build["rearTeeth"])
    loops = [_toothed(radius, teeth, phase), circle(0, 0, 17, 40)]
    ring = (radius + 17) / 2 - 1.5
    count = 9 if radius > 36 else 7
    hole = min(4.6, (radius - 22) / 2.6)
    loops += [
        circle(ring * math.cos(t), ring * math.sin(t), hole, 20)
        for t in np.linspace(0, 2 * math.pi, count, endpoint=False)
    ]
    assembly.add("satin_silver", plate(loops, 9.5, 0.7, centre + vec(0, LINE, 0)))
    assembly.add("black", turned([(10, -56), (17, -55), (18.5, -52), (18.5, -40)], centre, around=48))
    for index in range(6):
        turn = index * math.pi / 3
        notch = centre + vec(17.4 * math.cos(turn), -53.6, 17.4 * math.sin(turn))
        assembly.add("dark", turned([(0.1, -0.9), (1.6, -0.9), (1.8, 0.4)], notch, around=12))
