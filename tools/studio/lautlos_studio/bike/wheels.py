"""Wheels: tyre, rim, spokes and valve. Hubs and discs have modules of their own."""

import math

import numpy as np

from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .solver import RIM_RADIUS
from .tread import add_tread, tread_of

RIM_DEPTH, SPOKES = 21.0, 32


def rim_width(bike):
    """Returns the outer width of the rims, mm."""
    return min(30.0, max(21.0, bike.build["tyre"] * 0.58))


def add_wheel(assembly, bike, centre, hub, turn=0.0):
    """Adds a wheel around its axle, spoked to a hub's flanges. `turn` (radians) makes the front and the rear wheel
    differ.
    """
    _tyre(assembly, bike, centre)
    _rim(assembly, bike, centre)
    _spokes(assembly, bike, centre, hub, turn)


def _tyre(assembly, bike, centre):
    width = bike.build["tyre"]
    radius = width / 2
    middle = RIM_RADIUS + width * 0.98 - radius
    half_rim = rim_width(bike) / 2
    tucked = (
        math.pi - math.asin(min(0.98, (half_rim - 2.0) / radius)) if radius > half_rim else math.radians(110)
    )
    edge = math.radians(58)
    angles = np.concatenate(
        [np.linspace(-tucked, -edge, 14), np.linspace(-edge, edge, 27)[1:-1], np.linspace(edge, tucked, 14)]
    )
    crown = 1 + 0.014 * np.cos(angles) ** 8
    profile = np.stack([middle + radius * np.cos(angles) * crown, radius * np.sin(angles)], 1)
    inner = np.abs(angles) <= edge + 0.001
    assembly.add("tyre_black", turned(profile[inner], centre, around=220))
    for side in (-1, 1):
        wall = profile[angles * side >= edge - 0.001]
        assembly.add(f"tyre_{bike.build['sidewall']}", turned(wall, centre, around=220))
        if bike.build["lights"] and bike.build["sidewall"] == "black":
            strip = np.radians(np.linspace(92, 92 + 260 / width, 6))
            ring = [
                (middle + (radius + 0.25) * math.cos(x), side * (radius + 0.25) * math.sin(x)) for x in strip
            ]
            assembly.add("reflective", turned(ring, centre, around=220))
    add_tread(assembly, centre, middle, radius, tread_of(bike))


def _rim(assembly, bike, centre):
    """Adds a rim with rolled edges and bowed flanks. With rim brakes, the braking surfaces are machined bright."""
    half, outer, inner = rim_width(bike) / 2, RIM_RADIUS + 5.5, RIM_RADIUS - RIM_DEPTH + 1
    well = [
        (outer, -half + 1.9),
        (RIM_RADIUS - 4, -half + 2.4),
        (RIM_RADIUS - 7, 0),
        (RIM_RADIUS - 4, half - 2.4),
        (outer, half - 1.9),
    ]
    edge = [(outer + 0.5, half - 0.9), (outer - 0.3, half + 0.25), (outer - 1.6, half + 0.3)]
    depth = outer - 2.6 - inner
    flank = [(outer - 2.6 - depth * t, half * max(0.1, 1 - t**2.6)) for t in np.linspace(0, 1, 12)]
    wall = edge + flank
    profile = well + wall + [(radius, -side) for radius, side in reversed(wall)]
    assembly.add(f"rim_{bike.build['rim']}", turned(profile, centre, around=240, closed=True))
    if bike.build["brakes"] == "rim":
        for side in (-1, 1):
            track = [
                (outer - 2.9, side * (half + 0.1)),
                (RIM_RADIUS - 7, side * (half * (1 - ((outer - 2.6 - RIM_RADIUS + 7) / depth) ** 2.6) + 0.1)),
            ]
            assembly.add("rim_track", turned(track, centre, around=240))
    down = vec(0, 0, -1)
    assembly.add("satin_silver", rod(centre + down * (inner - 30), centre + down * inner, 2.3, 2.6, 14))
    assembly.add("black", rod(centre + down * (inner - 33), centre + down * (inner - 21), 3.1, 3.4, 18))


def _spokes(assembly, bike, centre, hub, turn):
    material = "spoke_silver" if bike.spec.is_silver or bike.build["lights"] else "spoke_black"
    inner = RIM_RADIUS - RIM_DEPTH + 1
    per_side = SPOKES // 2
    step = 2 * math.pi / per_side
    for side, flange in ((-1, hub.right), (1, hub.left)):
        for index in range(per_side):
            lean = 1 if index % 2 == 0 else -1
            start = index * step + (step / 2 if side > 0 else 0) + turn
            # Crossing spokes start at the flange ahead of, or behind, their hole in the rim.
            end = start + lean * hub.crossings * step
            head = centre + vec(
                hub.flange * math.cos(start), flange + 2.2 * lean, hub.flange * math.sin(start)
            )
            hole = centre + vec((inner + 2) * math.cos(end), side * 2.5, (inner + 2) * math.sin(end))
            assembly.add(material, rod(head, hole, 1.0, around=10))
            along = unit(hole - head)
            nipple = np.array([hole - along * 13, hole - along * 12.5, hole - along * 4, hole])
            assembly.add("satin_silver", tube(nipple, [1.5, 2.0, 2.0, 2.6], around=10))
