"""Flat outlines: closed loops of 2D points in millimetres."""

import math

import numpy as np

from .paths import filleted
from .vector import vec


def hull(circles, steps=40):
    """Returns the convex outline around circles given as (x, y, radius)."""
    cloud = []
    for x, y, radius in circles:
        for k in range(steps):
            angle = 2 * math.pi * k / steps
            cloud.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    cloud = sorted({(round(a, 4), round(b, 4)) for a, b in cloud})
    lower, upper = _half(cloud), _half(cloud[::-1])
    return np.array(lower[:-1] + upper[:-1])


def _half(points):
    chain = []
    for point in points:
        while len(chain) >= 2 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def circle(x, y, radius, steps=48):
    """Returns a circle as a loop."""
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], 1)


def rounded(loop, radius, steps=5):
    """Returns a loop with rounded corners."""
    corners = [vec(point[0], point[1], 0) for point in loop]
    return filleted(corners, radius, steps, closed=True)[:, :2]


def rectangle(x, y, width, height, radius=0.0):
    """Returns a rectangle about a centre, its corners rounded."""
    w, h = width / 2, height / 2
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return rounded(corners, radius) if radius else np.array(corners, float)


def sector(inner, outer, start, end, steps=10):
    """Returns a piece of a ring between two angles in radians."""
    angle = np.linspace(start, end, steps)
    far = np.stack([outer * np.cos(angle), outer * np.sin(angle)], 1)
    near = np.stack([inner * np.cos(angle[::-1]), inner * np.sin(angle[::-1])], 1)
    return np.vstack([far, near])
