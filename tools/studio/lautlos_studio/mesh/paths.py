"""Paths: the centre lines that tubes, rails and hoses follow."""

import math

import numpy as np

from .vector import unit


def filleted(points, radius, steps=10, closed=False):
    """Returns a polyline whose corners are arcs, with one radius (mm) for all corners or one per corner.

    A radius that is too large for its corner is reduced to what fits.
    """
    points = [np.asarray(point, float) for point in points]
    count = len(points)
    corners = range(count) if closed else range(1, count - 1)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(corners)
    out = [] if closed else [points[0]]
    for index, corner_radius in zip(corners, radii):
        before, corner, after = points[index - 1], points[index], points[(index + 1) % count]
        out.extend(_arc(before, corner, after, corner_radius, steps))
    if not closed:
        out.append(points[-1])
    return np.array(out)


def _arc(before, corner, after, radius, steps):
    d0, d1 = unit(before - corner), unit(after - corner)
    angle = math.acos(float(np.clip(np.dot(d0, d1), -1, 1)))
    if angle > math.pi - 1e-3 or radius <= 0:
        return [corner]
    leg = radius / math.tan(angle / 2)
    leg = min(leg, 0.49 * np.linalg.norm(before - corner), 0.49 * np.linalg.norm(after - corner))
    fitted = leg * math.tan(angle / 2)
    centre = corner + unit(d0 + d1) * (fitted / math.sin(angle / 2))
    start, end = corner + d0 * leg - centre, corner + d1 * leg - centre
    sweep = math.acos(float(np.clip(np.dot(unit(start), unit(end)), -1, 1)))
    return [
        centre + (math.sin((1 - t) * sweep) * start + math.sin(t * sweep) * end) / math.sin(sweep)
        for t in np.linspace(0, 1, steps + 1)
    ]


def smooth(points, steps=12):
    """Returns a Catmull-Rom curve through all points."""
    knots = [np.asarray(point, float) for point in points]
    knots = [2 * knots[0] - knots[1], *knots, 2 * knots[-1] - knots[-2]]
    out = []
    for p0, p1, p2, p3 in zip(knots, knots[1:], knots[2:], knots[3:]):
        for step in range(steps):
            t = step / steps
            out.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    out.append(knots[-2])
    return np.array(out)


def lengths(points):
    """Returns the distance along a path to every point (mm), starting at 0."""
    steps = np.linalg.norm(np.diff(np.asarray(points, float), axis=0), axis=1)
    return np.concatenate([[0], np.cumsum(steps)])


def shares(points):
    """Returns the distance along a path to every point, as a share from 0 at its start to 1 at its end."""
    way = lengths(points)
    return way / way[-1]


def resampled(points, step):
    """Returns the same path with points every `step` mm or a little less."""
    points = np.asarray(points, float)
    way = lengths(points)
    count = max(2, int(round(way[-1] / step)) + 1)
    at = np.linspace(0, way[-1], count)
    return np.stack([np.interp(at, way, points[:, axis]) for axis in range(3)], 1)


def straight(start, end, count=14):
    """Returns evenly spaced points from start to end."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    return start + (end - start) * np.linspace(0, 1, count)[:, None]


def cut(points, start_mm, end_mm):
    """Returns the piece of a path between two distances (mm) from its start."""
    points = np.asarray(points, float)
    way = lengths(points)
    inner = way[(way > start_mm) & (way < end_mm)]
    at = np.concatenate([[start_mm], inner, [end_mm]])
    return np.stack([np.interp(at, way, points[:, axis]) for axis in range(3)], 1)
