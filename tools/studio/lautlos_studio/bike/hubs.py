"""Hubs: each geared hub, motor and dynamo has its own body."""

import math
from dataclasses import dataclass

from ..mesh.outlines import hull
from ..mesh.plates import plate
from ..mesh.solids import rod, turned
from ..mesh.vector import vec


@dataclass(frozen=True)
class Hub:
    """Dimensions of a hub: radius of the flanges, their positions to the right (negative) and left, and the crossings
    of the spokes.
    """

    flange: float
    right: float
    left: float
    crossings: int
    material: str
    shell: tuple
    """Profile of the body between the flanges: points (radius, position)."""


def _barrel(radius, waist, right, left):
    """Returns the profile of a barrel-shaped body between two flanges."""
    return ((waist, right + 6), (radius, right + 15), (radius, left - 15), (waist, left - 6))


HUBS = {
    "singlespeed": Hub(24, -30, 30, 3, "black", ((13, -20), (11.5, -6), (11.5, 6), (13, 20))),
    "fixed": Hub(27, -30, 30, 3, "satin_silver", ((12, -22), (10.5, -8), (10.5, 8), (12, 22))),
    "nexus8": Hub(44, -27, 28, 2, "satin_silver", _barrel(38, 40, -27, 28)),
    "alfine8": Hub(46, -27, 28, 2, "black", _barrel(40, 43, -27, 28)),
    "alfine11": Hub(47, -27, 28, 2, "black", _barrel(45, 43, -27, 28)),
    "enviolo": Hub(62, -25, 28, 1, "housing", _barrel(59, 60, -25, 28)),
    "rohloff14": Hub(
        52, -29, 30, 2, "satin_silver", ((46, -23), (47, -8), (43, -6), (43, 6), (47, 8), (46, 24))
    ),
    "plain": Hub(25, -30, 30, 3, "black", ((13, -20), (12, -6), (12, 6), (13, 20))),
    "mahle": Hub(61, -26, 27, 1, "black_matt", _barrel(57, 59, -26, 27)),
}
DYNAMO = Hub(33, -26, 26, 2, "black", ((28, -20), (30, -12), (30, 12), (28, 20)))
FRONT = Hub(22, -31, 24, 3, "black", ((14, -26), (12, -16), (12, 12), (15, 20)))


def rear_hub(bike):
    """Returns the hub in the rear wheel: a motor, the gears, or a plain hub."""
    if bike.spec.motor == "mahle":
        return HUBS["mahle"]
    return HUBS.get(bike.spec.drive, HUBS["plain"])


def front_hub(bike):
    """Returns the front hub: a dynamo for lights without a battery, otherwise a plain hub."""
    return DYNAMO if bike.build["lights"] and bike.spec.motor is None else FRONT


def _material(bike, hub):
    return "satin_silver" if bike.spec.is_silver and hub.material == "black" else hub.material


def _flange(radius, place, out):
    """Returns a flange's outline from its outer to its inner side; `out` is -1 to the right."""
    return [
        (radius, place + out * 3),
        (radius + 3.6, place + out * 1.7),
        (radius + 3.6, place - out * 1.7),
        (radius, place - out * 2.8),
    ]


def add_rear_hub(assembly, bike):
    """Adds the rear hub with its ends and marks."""
    hub, centre = rear_hub(bike), bike.points.rear
    shoulder = hub.flange * 0.8
    profile = [
        (8, -64),
        (10, -58),
        (17, -54),
        (19, -42),
        (shoulder * 0.86, -39),
        (shoulder, hub.right - 6),
        *_flange(hub.flange, hub.right, -1),
        *hub.shell,
        *reversed(_flange(hub.flange, hub.left, 1)),
        (shoulder, hub.left + 7),
        (shoulder * 0.7, hub.left + 13),
        (15, hub.left + 15),
        (12, 56),
        (9, 60),
        (8, 64),
    ]
    assembly.add(_material(bike, hub), turned(profile, centre, around=96))
    _marks(assembly, hub, centre)


def _marks(assembly, hub, centre):
    """Adds the details that distinguish the large hubs in close-ups."""
    if hub is HUBS["rohloff14"]:
        for index in range(16):
            turn = (index + 0.5) * math.pi / 8
            screw = centre + vec(
                hub.flange * 0.86 * math.cos(turn), hub.right - 5.2, hub.flange * 0.86 * math.sin(turn)
            )
            assembly.add("chrome", turned([(0.1, -1), (2.2, -1), (2.6, 0)], screw, (0, 1, 0), 14))
        box = hull([(centre[0] - 8, centre[2] + 20, 17), (centre[0] - 14, centre[2] + 44, 10)])
        assembly.add("black_plastic", plate([box], 14, 3, (0, 52, 0)))
    elif hub is HUBS["enviolo"]:
        for place in (-6, 8):
            band = [(59.4, place - 1), (59.6, place - 0.8), (59.6, place + 0.8), (59.4, place + 1)]
            assembly.add("satin_silver", turned(band, centre, around=96))
    elif hub is HUBS["mahle"]:
        ring = [
            (hub.flange - 7, hub.right - 4.4),
            (hub.flange - 8, hub.right - 6.6),
            (hub.flange - 12, hub.right - 6.8),
            (hub.flange - 13, hub.right - 4),
        ]
        assembly.add("satin_silver", turned(ring, centre, around=96))
        cable = [centre + vec(-6, 60, -4), centre + vec(30, 66, -16)]
        assembly.add("hose", rod(*cable, 3.2, around=14))


def add_front_hub(assembly, bike):
    hub, centre = front_hub(bike), bike.points.front
    neck = hub.flange * 0.62
    profile = [
        (6, -50),
        (9, -50),
        (10, -45),
        (12, -42),
        (neck, -38),
        (hub.flange - 4, hub.right - 4),
        *_flange(hub.flange, hub.right, -1),
        *hub.shell,
        *reversed(_flange(hub.flange, hub.left, 1)),
        (17, hub.left + 5),
        (16.5, 36),
        (10, 40),
        (6, 50),
    ]
    assembly.add(_material(bike, hub), turned(profile, centre, around=80))
