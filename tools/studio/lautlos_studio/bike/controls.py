"""Grips, brake levers and shifters of bars other than drop bars."""

import math

import numpy as np

from ..mesh.paths import cut, lengths, shares, smooth
from ..mesh.solids import tube
from ..mesh.vector import unit, vec

GRIP = 128.0


def add_controls(assembly, bike, path, side):
    """Adds the grip, levers and shifters of one half of the bar. Returns where its brake hose starts and in which
    direction, or None.
    """
    way = lengths(path)
    _grip(assembly, bike, cut(path, way[-1] - GRIP, way[-1]))
    if side < 0 and bike.spec.drive not in ("singlespeed", "fixed"):
        _twist_shifter(assembly, cut(path, way[-1] - GRIP - 36, way[-1] - GRIP - 2))
    if not _has_lever(bike, side):
        return None
    room = 46 if side < 0 and bike.spec.drive not in ("singlespeed", "fixed") else 22
    return _lever(assembly, path, way[-1] - GRIP - room, side)


def _has_lever(bike, side):
    """Returns whether the rear brake has a lever. Fixed gears and coaster brakes have none."""
    return not (side < 0 and bike.build["brakes"] == "coaster")


def _grip(assembly, bike, path):
    share = shares(path)
    swell = np.interp(
        share, [0, 0.04, 0.06, 0.35, 0.62, 0.94, 0.97, 1], [13.5, 15.6, 15.2, 16.0, 16.4, 15.6, 16.2, 15]
    )
    assembly.add(f"grip_{bike.build['grip']}", tube(path[1:-1], swell[1:-1], around=36))
    ring = "black" if bike.build["grip"] == "black" else "satin_silver"
    way = lengths(path)[-1]
    for start in (0.0, way - 10):
        piece = cut(path, start, start + 10)
        k = shares(piece)
        assembly.add(ring, tube(piece, np.interp(k, [0, 0.12, 0.88, 1], [15.4, 16.9, 16.9, 15.4]), around=36))
    plug = path[-1] - path[-3]
    assembly.add(
        "black",
        tube([path[-1] - unit(plug) * 2, path[-1] + unit(plug) * 1.5], [15, 14.4], around=32, dome=2.5),
    )
    if bike.build["grip"] != "black":
        _seam(assembly, path, share, swell)


def _seam(assembly, path, share, swell):
    """Adds the stitches along the underside of a leather grip, slightly in front of its lowest line."""
    along = unit(path[-1] - path[0])
    out = unit(np.cross(along, vec(0, 0, 1)))
    out = out if out[0] > 0 else -out
    for at in np.linspace(0.12, 0.88, 26):
        place = path[int(at * (len(path) - 1))]
        radius = np.interp(at, share, swell) + 0.1
        spot = place + out * radius * 0.42 - vec(0, 0, radius * 0.9)
        assembly.add("thread", tube([spot - along * 1.5, spot + along * 1.5], 0.55, around=8))


def _twist_shifter(assembly, path):
    share = shares(path)
    assembly.add(
        "black_plastic",
        tube(path, np.interp(share, [0, 0.08, 0.5, 0.92, 1], [14, 17.6, 18.2, 16.4, 15.2]), around=36),
    )
    middle = cut(path, 8, 14)
    assembly.add("black_gloss", tube(middle, 18.9, around=36))


def _lever(assembly, path, place_mm, side):
    """Adds a hydraulic lever: clamp, master cylinder inboard, blade along the grip."""
    near = cut(path, place_mm - 8, place_mm + 8)
    middle, along = (near[0] + near[-1]) / 2, unit(near[-1] - near[0])
    ahead = unit(np.cross(vec(0, 0, 1), along)) * -side
    if ahead[0] < -0.3:
        ahead = -ahead
    if abs(ahead[0]) <= 0.35:
        ahead = unit(vec(0.05, side, 0))
    reach = unit(ahead * math.cos(math.radians(28)) - vec(0, 0, math.sin(math.radians(28))))
    clamp = np.array([middle - along * 9, middle - along * 8.4, middle + along * 8.4, middle + along * 9])
    assembly.add("black", tube(clamp, [14.5, 15.6, 15.6, 14.5], around=32))
    cylinder = smooth(
        [
            middle + reach * 14 - along * 2,
            middle + reach * 24 - along * 4,
            middle + reach * 29 - along * 20,
            middle + reach * 27 - along * 44,
        ],
        8,
    )
    assembly.add(
        "black",
        tube(cylinder, np.interp(shares(cylinder), [0, 0.3, 0.9, 1], [8, 9.5, 7.5, 6]), around=24, dome=4),
    )
    lid = middle + reach * 29 - along * 20
    assembly.add(
        "black_gloss",
        tube(
            [lid - along * 12 + vec(0, 0, 8), lid + along * 12 + vec(0, 0, 8)],
            3,
            7,
            reach,
            20,
            power=3,
            dome=1.5,
        ),
    )
    blade = smooth(
        [
            middle + reach * (27) - along * 2,
            middle + reach * 40 + along * 14,
            middle + reach * 47 + along * 40,
            middle + reach * 46 + along * 70,
            middle + reach * 42 + along * 94,
        ],
        10,
    )
    share = shares(blade)
    assembly.add(
        "black",
        tube(
            blade,
            np.interp(share, [0, 0.25, 0.9, 1], [5, 3.6, 3.2, 3.6]),
            np.interp(share, [0, 0.3, 1], [7, 6, 5.5]),
            np.cross(along, reach),
            20,
            dome=3,
        ),
    )
    return cylinder[-1], -along
