"""Motors and batteries: Bosch's mid motor and its battery cover, Mahle's switch and charging port."""

import math

import numpy as np

from ..mesh.outlines import hull, rectangle
from ..mesh.paths import cut, lengths
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec


def add_motor(assembly, bike):
    """Adds the visible parts of the motor on the frame, if the bicycle has one. Mahle's motor itself is a hub."""
    if bike.spec.motor == "bosch":
        _bosch(assembly, bike)
        _battery_cover(assembly, bike)
    elif bike.spec.motor == "mahle":
        _mahle(assembly, bike)


def _bosch(assembly, bike):
    p = bike.points
    centre = p.bottom_bracket
    ahead = vec(1, 0, 0.34) if bike.spec.shape == "wave" else unit(bike.down_at_head - centre)
    ahead = unit(ahead)
    nose, belly = centre + ahead * 112 + vec(0, 0, -10), centre + ahead * 56 + vec(6, 0, -18)
    heel = centre + vec(-22, 0, 34)
    body = hull(
        [(centre[0], centre[2], 48), (belly[0], belly[2], 52), (nose[0], nose[2], 38), (heel[0], heel[2], 24)]
    )
    assembly.add("housing", plate([body], 78, 13))
    cover = hull([(centre[0] + 4, centre[2], 40), (belly[0] + 2, belly[2], 44), (nose[0] - 6, nose[2], 28)])
    assembly.add("black_matt", plate([cover], 86, 5))
    _cover_details(assembly, belly, nose, ahead)
    _cradle(assembly, bike, nose)


def _cover_details(assembly, belly, nose, ahead):
    """Adds a bright ring round the drive unit's round lid, its screws and ventilation."""
    lid = belly + ahead * 26
    for side in (-1, 1):
        ring = [(30.5, side * 42.4), (31.5, side * 43.6), (33.5, side * 43.6), (34.5, side * 42.4)]
        assembly.add("satin_silver", turned(ring, lid, around=72))
        for angle in (20, 100, 190, 280):
            turn = math.radians(angle)
            screw = lid + vec(39 * math.cos(turn), side * 42.2, 39 * math.sin(turn))
            assembly.add(
                "satin_silver",
                turned([(0.1, 1.2), (2.6, 1.2), (3.2, 0.4), (3.2, -2)], screw, (0, side, 0), 16),
            )
    across = unit(np.cross(ahead, vec(0, 1, 0)))
    for shift in (-9, 0, 9):
        slot = rectangle(0, 0, 26, 3.4, 1.6)
        assembly.add(
            "dark", plate([slot], 86.6, 0.4, nose - ahead * 6 + across * shift, (ahead, across, vec(0, 1, 0)))
        )


def _cradle(assembly, bike, nose):
    """Adds the painted part of the frame that holds the motor between seat tube and down tube."""
    p = bike.points
    back = p.bottom_bracket + p.seating * 70
    if bike.spec.shape == "wave":
        low = bike.wave_path[int(len(bike.wave_path) * 0.7)]
        outline = hull([(back[0], back[2], 18), (low[0], low[2] - 6, 20), (nose[0] - 10, nose[2] + 26, 14)])
    else:
        tip = bike.down_at_bottom + unit(bike.down_at_head - p.bottom_bracket) * 34
        outline = hull(
            [
                (back[0], back[2], 16),
                (tip[0], tip[2] + 10, 22),
                (p.bottom_bracket[0] + 28, p.bottom_bracket[2] + 50, 18),
            ]
        )
    assembly.add("paint", plate([outline], 62, 12))


def _battery_cover(assembly, bike):
    """Adds the seam around the battery's cover, and its lock."""
    path, (height, width) = bike.wordmark_path
    whole = lengths(path)[-1]
    start, end = (whole * 0.14, whole * 0.84)
    piece = cut(path, start, end)
    along = unit(piece[-1] - piece[0])
    up = np.cross(along, vec(0, 1, 0))
    up = up if up[2] > 0 else -up
    power = max(bike.down_power, 2.3)
    rise = height * 0.27
    lateral = width / 2 * (1 - (rise / (height / 2)) ** power) ** (1 / power) + 0.1
    for side in (-1, 1):
        line = piece + up * rise + vec(0, side * lateral, 0)
        assembly.add("dark", tube(line, 0.9, around=8))
    ends = [piece[0], piece[-1]]
    for place in ends:
        arc = [
            place
            + up * height / 2 * math.copysign(abs(math.sin(t)) ** (2 / power), math.sin(t))
            + vec(0, width / 2 * math.copysign(abs(math.cos(t)) ** (2 / power), math.cos(t)), 0)
            for t in np.linspace(
                math.asin(min(1, (rise / (height / 2)) ** (power / 2))),
                math.pi - math.asin(min(1, (rise / (height / 2)) ** (power / 2))),
                24,
            )
        ]
        assembly.add("dark", tube(np.array(arc), 0.9, around=8))
    lock = piece[-1] - along * 34 + up * (rise - 16) + vec(0, -width / 2 - 0.4, 0)
    assembly.add("black_plastic", turned([(0.1, -1.6), (8.4, -1.6), (9.4, -0.6), (9.4, 2)], lock, around=40))
    assembly.add("satin_silver", turned([(0.1, -2.4), (4.6, -2.4), (5.2, -1.6)], lock, around=32))
    assembly.add("dark", plate([rectangle(lock[0], lock[2], 1.2, 6)], 0.6, 0.1, (0, lock[1] - 2.5, 0)))


def _mahle(assembly, bike):
    """Adds the round switch on the top tube and the capped charging port low on the seat tube."""
    p = bike.points
    if bike.spec.shape == "wave":
        path = bike.wave_path
        place, along, radius = path[8], unit(path[0] - path[10]), bike.wave_size[0] / 2
    else:
        along = unit(bike.top_at_head - bike.top_at_seat)
        place, radius = bike.top_at_head - along * 72, bike.tubes["top"] / 2
    up = np.cross(along, vec(0, 1, 0))
    up = up if up[2] > 0 else -up
    switch = place + up * (radius - 1.2)
    assembly.add(
        "black_gloss", turned([(0.1, 3.4), (8, 3.2), (10.5, 2.2), (11, 0.6), (11, -3)], switch, up, 40)
    )
    assembly.add("glow:#8fe0a8", turned([(6.0, 3.5), (6.2, 3.7), (7.2, 3.7), (7.4, 3.5)], switch, up, 40))
    along = unit(bike.down_at_head - p.bottom_bracket)
    width = bike.down_size[1]
    port = p.bottom_bracket + along * 128 + vec(0, -width / 2 + 0.6, 0)
    if bike.spec.shape == "wave":
        port = p.bottom_bracket + p.seating * 150 + vec(0, -bike.tubes["seat"] / 2 + 0.6, 0)
    assembly.add(
        "black_plastic", turned([(0.1, -2.6), (8, -2.6), (10, -1.6), (10.4, 0), (10.4, 3)], port, around=40)
    )
    assembly.add("dark", turned([(8.2, -2.7), (8.6, -2.5), (9, -2.4)], port, around=40))
