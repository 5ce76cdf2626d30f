"""Landmarks: points (mm) of the parts of a bicycle that a close-up can show. Pure arithmetic."""

import math

from ..mesh.vector import unit, vec


def landmark(bike, name):
    """Returns the point of the part with that name, or the point of the frame (FramePoints) with that name."""
    place = PLACES.get(name)
    return getattr(bike.points, name) if place is None else place(bike)


def _lamp(bike):
    p = bike.points
    return p.crown + p.across * (bike.tubes["head"] / 2 + 24) + vec(0, 0, 14)


def _tyre(bike):
    """Returns the point of the front wheel at the fork: sidewall, tread and rim, with the frame's colour beside them.
    """
    p, turn = bike.points, math.radians(115)
    return p.front + p.wheel_radius * vec(math.cos(turn), 0, math.sin(turn))


def _rack(bike):
    p = bike.points
    return p.rear + vec(-60, 0, p.wheel_radius + 70)


def _bridge(bike):
    """Returns the point where the twin tubes of a mixte pass the seat tube."""
    p = bike.points
    return p.bottom_bracket + p.seating * 0.52 * bike.spec.geometry["seatTube"]


def _joint(bike):
    """Returns the point where top tube, seat stays and seat tube meet."""
    return (bike.top_at_seat + bike.stays_top) / 2


def _port(bike):
    p = bike.points
    if bike.spec.shape == "wave":
        return p.bottom_bracket + p.seating * 150
    return p.bottom_bracket + unit(bike.down_at_head - p.bottom_bracket) * 128


def _battery(bike):
    p = bike.points
    return p.bottom_bracket * 0.4 + p.head_bottom * 0.6


PLACES = {
    "lamp": _lamp,
    "tyre": _tyre,
    "rack": _rack,
    "bridge": _bridge,
    "joint": _joint,
    "port": _port,
    "battery": _battery,
}
