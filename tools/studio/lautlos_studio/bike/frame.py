"""Head tube, main tubes, seat tube and bottom bracket shell."""

import numpy as np

from ..mesh.outlines import circle, hull
from ..mesh.paths import filleted, resampled, shares, straight
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec


def add_frame(assembly, bike):
    """Adds the front triangle of any shape, with headset, seat clamp and head badge."""
    _head_tube(assembly, bike)
    _seat_tube(assembly, bike)
    if not bike.spec.has_gearbox and bike.spec.motor != "bosch":
        _shell(assembly, bike)
    {"diamond": _diamond, "mixte": _mixte, "wave": _wave}[bike.spec.shape](assembly, bike)
    _cable_ports(assembly, bike)


def _head_tube(assembly, bike):
    p, length, radius = bike.points, bike.spec.geometry["headTube"], bike.tubes["head"] / 2
    assembly.add(
        "paint",
        turned(
            [
                (radius - 3, 0.0),
                (radius, 0.6),
                (radius + 1.2, 2),
                (radius + 1.2, 9),
                (radius, 14),
                (radius - 0.8, length * 0.5),
                (radius, length - 16),
                (radius + 1.8, length - 10),
                (radius + 1.8, length - 2),
                (radius, length - 0.6),
                (radius - 3, length),
            ],
            p.head_top,
            p.steering,
            64,
        ),
    )
    cups = bike.bright
    upper = [
        (12, -8),
        (radius - 4, -7.6),
        (radius - 1.5, -5.6),
        (radius - 0.6, -3),
        (radius - 0.4, -0.5),
        (radius - 4, 0),
    ]
    lower = [
        (12, length + 11),
        (radius - 1, length + 10.4),
        (radius + 0.6, length + 8.5),
        (radius + 0.6, length + 0.9),
        (radius - 4, length),
    ]
    for profile in (upper, lower):
        assembly.add(cups, turned(profile, p.head_top, p.steering, 64))
    badge = p.head_top + p.steering * length * 0.42 + p.across * (radius - 1.6)
    up = -p.steering
    oval = circle(0, 0, 1, 40) * np.array([10.5, 14.5])
    assembly.add("brass", plate([oval], 3.4, 0.8, badge, (vec(0, 1, 0), up, p.across)))


def _seat_tube(assembly, bike):
    p, radius, length = bike.points, bike.tubes["seat"] / 2, bike.spec.geometry["seatTube"]
    assembly.add("paint", tube(straight(p.bottom_bracket, p.seat_top, 8), radius, around=48))
    collar = [
        (radius - 2, -15),
        (radius + 2.4, -14.6),
        (radius + 3, -13.6),
        (radius + 3, 3),
        (radius + 2.4, 4),
        (14, 4.6),
    ]
    assembly.add(bike.bright, turned(collar, p.seat_top, p.seating, 48))
    bolt = p.seat_top - p.seating * 6 + vec(-radius - 5, 0, 0)
    assembly.add(bike.bright, rod(bolt - vec(0, 8, 0), bolt + vec(0, 8, 0), 5, around=20))
    assembly.add("satin_silver", rod(bolt - vec(0, 9.5, 0), bolt - vec(0, 8, 0), 3.4, around=6))
    post_end = p.bottom_bracket + p.seating * max(
        length + 30, np.linalg.norm(p.saddle - p.bottom_bracket) - 70
    )
    assembly.add("black", rod(p.seat_top, post_end, 13.6, around=48))


def _shell(assembly, bike):
    profile = [(14, -36.5), (20.5, -36.5), (21.5, -35.5), (21.5, 35.5), (20.5, 36.5), (14, 36.5)]
    assembly.add("paint", turned(profile, bike.points.bottom_bracket, (0, 1, 0), 64))


def _down_tube(assembly, bike):
    height, width = bike.down_size
    path = straight(bike.down_at_head, bike.down_at_bottom)
    share = shares(path)
    taper = np.interp(share, [0, 0.16, 1], [0.86, 1, 1]) if bike.spec.motor else np.ones(len(path))
    assembly.add(
        "paint",
        tube(path, height / 2 * taper, width / 2 * taper, (0, 1, 0), 56, power=bike.down_power),
    )


def _diamond(assembly, bike):
    radius = bike.tubes["top"] / 2
    assembly.add("paint", tube(straight(bike.top_at_head, bike.top_at_seat), radius, around=48))
    _down_tube(assembly, bike)


def _mixte(assembly, bike):
    """Adds the tubes of a mixte frame: with slim steel, twin tubes past the seat tube to the dropouts; with stout
    tubes, one tube and a second pair of stays.
    """
    _down_tube(assembly, bike)
    top = bike.tubes["top"]
    p, crossing = bike.points, bike.top_at_seat
    reach = bike.tubes["seat"] / 2 + 8
    twin = top <= 30 and bike.spec.motor != "bosch"
    for side in (-1, 1):
        end = p.rear + vec(14, side * 63, 26)
        if twin:
            path = filleted(
                [bike.top_at_head + vec(0, side * 11, 0), crossing + vec(0, side * reach, 0), end], 340, 14
            )
            assembly.add("paint", tube(path, top * 0.31, around=32))
        else:
            path = filleted(
                [
                    crossing + vec(0, side * 6, 0),
                    crossing + unit(end - crossing) * 60 + vec(0, side * 26, 0),
                    end,
                ],
                200,
                14,
            )
            assembly.add("paint", tube(path, 8, around=28))
    if twin:
        assembly.add("paint", rod(crossing + vec(0, -reach - 4, 0), crossing + vec(0, reach + 4, 0), 6.5))
    else:
        assembly.add("paint", tube(straight(bike.top_at_head, crossing), top / 2, around=48))


def _wave(assembly, bike):
    path = bike.wave_path
    height, width = bike.wave_size
    share = shares(path)
    slim = np.interp(share, [0, 0.12, 0.6, 1], [0.9, 1, 1, 0.86])
    assembly.add(
        "paint",
        tube(
            path,
            height / 2 * slim,
            width / 2 * np.interp(share, [0, 0.7, 1], [1, 1, 0.82]),
            (0, 1, 0),
            56,
            power=max(bike.down_power, 2.3),
        ),
    )
    p = bike.points
    if bike.spec.motor == "bosch":
        return
    leave = path[int(len(path) * 0.56)] - vec(0, 0, height * 0.08)
    strut = resampled(filleted([leave, p.bottom_bracket + vec(96, 0, 26), p.bottom_bracket], 130, 14), 8)
    assembly.add(
        "paint", tube(strut, np.linspace(23, 18, len(strut)), np.linspace(21, 19, len(strut)), (0, 1, 0), 40)
    )


def _cable_ports(assembly, bike):
    """Adds oval ports on both sides of the tube behind the head tube, where hoses go inside."""
    path, (height, width) = bike.wordmark_path
    place = path[-1]
    along = unit(path[-1] - path[-2])
    up = np.cross(along, vec(0, 1, 0))
    up = up if up[2] > 0 else -up
    place = place - along * (62 if bike.spec.shape == "wave" else 58)
    for side in (-1, 1):
        centre = place + up * height * 0.2 + vec(0, side * (width / 2 * 0.93), 0)
        oval = hull([(-6, 0, 4.6), (6, 0, 4.6)], 24)
        assembly.add("black_plastic", plate([oval], 4.2, 1.4, centre, (along, up, vec(0, 1, 0))))


def port_of(bike, side):
    """Returns the point where a hose enters the frame on a side (mm)."""
    path, (height, width) = bike.wordmark_path
    along = unit(path[-1] - path[-2])
    up = np.cross(along, vec(0, 1, 0))
    up = up if up[2] > 0 else -up
    back = 62 if bike.spec.shape == "wave" else 58
    return path[-1] - along * (back - 6) + up * height * 0.2 + vec(0, side * width / 2 * 0.95, 0)
