"""Belt sprockets: a five-armed one for the crank and one of stainless steel for the hub."""

import math

import numpy as np

from ..bike.wordmark import FONT
from ..mesh.outlines import circle
from ..mesh.plates import lettering, plate
from ..mesh.solids import tube, turned
from ..mesh.vector import vec
from .kit import Y

PITCH = 11.0


def _toothed(radius, teeth):
    turn = np.linspace(0, 2 * math.pi, teeth * 12, endpoint=False)
    tooth = np.clip((np.cos(turn * teeth) + 0.35) * 1.5, 0, 1)
    reach = radius - 1.0 - 3.4 * tooth
    return np.stack([reach * np.cos(turn), reach * np.sin(turn)], 1)


def _arc_label(assembly, material, text, size, radius, centre, middle=90):
    """Adds lettering on a ring's face, upright at the top."""
    letters, faces = lettering(text, size, FONT, bolder=0.1)
    turn = math.radians(middle) - letters[:, 0] / radius
    reach = radius + letters[:, 1]
    points = np.stack([reach * np.cos(turn), 0 * turn, reach * np.sin(turn)], 1)
    assembly.add(material, (points + centre, faces))


def front_sprocket(article, assembly):
    """Adds a sprocket of hard-anodised aluminium with a middle rib and a bolt circle of 130 mm."""
    teeth = article.number_of("variant")
    radius = teeth * PITCH / 2 / math.pi
    centre = vec(0, 0, radius + 2)
    arms, bolt = 5, 65.0
    inside = radius - 13
    body = _toothed(radius, teeth)
    bolt = min(bolt, radius - 19)
    inner = _scalloped(min(inside, radius - 11), bolt)
    for plane in (-3.1, 3.1):
        assembly.add("black", plate([body, circle(0, 0, radius - 9.5, 120)], 3.6, 0.5, centre + Y * plane))
    assembly.add("black", plate([circle(0, 0, radius - 0.6, 200), circle(0, 0, radius - 10, 120)], 2, 0.4, centre))
    assembly.add("black", plate([circle(0, 0, radius - 8.6, 160), inner], 5.4, 1.2, centre))
    for index in range(arms):
        turn = math.pi / 2 + index * 2 * math.pi / arms
        place = centre + vec(bolt * math.cos(turn), 0, bolt * math.sin(turn))
        ring = [(5.1, -2.7), (9.2, -2.7), (9.8, -2.1), (9.8, 2.1), (9.2, 2.7), (5.1, 2.7)]
        assembly.add("black", turned(ring, place, Y, 48, closed=True))
        assembly.add("satin_silver", turned([(5.0, -2.9), (5.6, -2.9), (5.6, -1), (5.0, -1)], place, Y, 40, closed=True))
    _arc_label(assembly, "reflective", f"{teeth}T", 6.6, radius - 14.4, centre - Y * 2.9, 90 - 36)
    _arc_label(assembly, "reflective", "Lautlos", 6.6, radius - 14.4, centre - Y * 2.9, 90 + 36)


def _scalloped(radius, bolt):
    """Returns the ring's inner outline, with five tabs that reach inwards to the bolts."""
    turn = np.linspace(0, 2 * math.pi, 720, endpoint=False)
    tab = np.maximum(np.cos(5 * (turn - math.pi / 2)), 0) ** 3
    inner = radius - 6 - (radius - 6 - (bolt - 7)) * tab
    return np.stack([inner * np.cos(turn), inner * np.sin(turn)], 1)


def rear_sprocket(article, assembly):
    """Adds a stainless steel sprocket for hubs with nine lugs, with its snap ring beside it."""
    teeth = article.number_of("variant")
    radius = teeth * PITCH / 2 / math.pi
    centre = vec(0, 0, radius + 2)
    turn = np.linspace(0, 2 * math.pi, 540, endpoint=False)
    bore = 17.4 + 1.7 * np.clip(1.6 * np.cos(9 * turn), -1, 1)
    splined = np.stack([bore * np.cos(turn), bore * np.sin(turn)], 1)
    count = 9 if teeth > 20 else 7
    mid = (radius - 6 + 20) / 2
    hole = min(4.6, (radius - 6 - 20) / 2 - 1.8)
    holes = [circle(mid * math.cos(t), mid * math.sin(t), hole, 28) for t in np.linspace(0, 2 * math.pi, count, endpoint=False)] if hole > 1.4 else []
    body = _toothed(radius, teeth)
    for plane in (-3.3, 3.3):
        assembly.add("satin_silver", plate([body, circle(0, 0, radius - 7, 100)], 3.8, 0.5, centre + Y * plane))
    assembly.add("satin_silver", plate([circle(0, 0, radius - 0.6, 160), circle(0, 0, radius - 7.4, 100)], 2.2, 0.4, centre))
    assembly.add("satin_silver", plate([circle(0, 0, radius - 6.4, 140), splined, *holes], 4, 0.5, centre))
    _arc_label(assembly, "dark", f"{teeth}T", 4.4, 21.6, centre - Y * 2.15, 90 + 20) if not holes else None
    snap = [vec(radius * 0.9 + 19 * math.cos(t), -radius * 0.75 + 19 * math.sin(t), 1.2) for t in np.linspace(0.2, 2 * math.pi - 0.2, 80)]
    assembly.add("metal:#84888c", tube(np.array(snap), 1.1, around=14))
