"""Solids as (vertices, faces): swept tubes and profiles, turned parts, balls."""

import math

import numpy as np

from .vector import unit, vec


def _ring_faces(rings, around, closed_path, caps, closed_ring=True):
    faces = []
    for ring in range(rings if closed_path else rings - 1):
        a, b = ring * around, ((ring + 1) % rings) * around
        for j in range(around if closed_ring else around - 1):
            k = (j + 1) % around
            faces.append((a + j, a + k, b + k, b + j))
    if caps and not closed_path:
        faces.append(tuple(range(around - 1, -1, -1)))
        faces.append(tuple(range((rings - 1) * around, rings * around)))
    return faces


def frames_along(points, reference=None, closed=False):
    """Returns two unit vectors across a path at every point, for the radii of a tube: in its plane, and along the
    reference.
    """
    count = len(points)
    if closed:
        legs = np.roll(points, -1, 0) - points
        legs /= np.linalg.norm(legs, axis=1)[:, None]
        tangents = legs + np.roll(legs, 1, 0)
    else:
        legs = np.diff(points, axis=0)
        legs /= np.maximum(np.linalg.norm(legs, axis=1)[:, None], 1e-9)
        tangents = np.vstack([legs[:1], legs[1:] + legs[:-1], legs[-1:]])
    tangents /= np.linalg.norm(tangents, axis=1)[:, None]
    in_plane, sideways = np.zeros((count, 3)), np.zeros((count, 3))
    if reference is None:
        carried = vec(0, 1, 0) if abs(tangents[0][1]) < 0.8 else vec(0, 0, 1)
    for i in range(count):
        aim = carried if reference is None else np.asarray(reference, float)
        across = unit(aim - np.dot(aim, tangents[i]) * tangents[i])
        sideways[i], in_plane[i] = across, np.cross(across, tangents[i])
        if reference is None:
            carried = across
    return in_plane, sideways


def _domed(points, heights, widths, dome):
    direction = unit(points[-1] - points[-2])
    share = np.sin(np.linspace(0, math.pi / 2, 7))[1:]
    shrink = np.sqrt(np.maximum(1 - share**2, 0.0004))
    return (
        np.vstack([points, points[-1] + np.outer(share * dome, direction)]),
        np.concatenate([heights, heights[-1] * shrink]),
        np.concatenate([widths, widths[-1] * shrink]),
    )


def tube(points, height, width=None, reference=None, around=24, caps=True, closed=False, power=2.0, dome=0.0):
    """Returns a tube along a path. Radii (mm) are numbers or one per point: in its plane, and along the reference.

    A power above 2 makes the section squarer; a dome adds a rounded end of that length (mm).
    """
    points = np.asarray(points, float)
    heights = np.broadcast_to(np.asarray(height, float), (len(points),)).copy()
    widths = (
        heights.copy() if width is None else np.broadcast_to(np.asarray(width, float), (len(points),)).copy()
    )
    if dome and not closed:
        points, heights, widths = _domed(points, heights, widths, dome)
    in_plane, sideways = frames_along(points, reference, closed)
    turn = np.linspace(0, 2 * math.pi, around, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    if power != 2.0:
        c = np.sign(c) * np.abs(c) ** (2 / power)
        s = np.sign(s) * np.abs(s) ** (2 / power)
    vertices = (
        points[:, None]
        + in_plane[:, None] * (heights[:, None] * c)[..., None]
        + sideways[:, None] * (widths[:, None] * s)[..., None]
    )
    return vertices.reshape(-1, 3), _ring_faces(len(points), around, closed, caps)


def swept(points, profile, reference=(0, 1, 0), closed_profile=True, caps=True, closed=False):
    """Returns a profile of (in-plane, sideways) points (mm) swept along a path."""
    points = np.asarray(points, float)
    in_plane, sideways = frames_along(points, reference, closed)
    outline = np.asarray(profile, float)
    vertices = (
        points[:, None] + in_plane[:, None] * outline[None, :, :1] + sideways[:, None] * outline[None, :, 1:]
    )
    faces = _ring_faces(len(points), len(outline), closed, caps and closed_profile, closed_profile)
    return vertices.reshape(-1, 3), faces


def rod(start, end, radius, end_radius=None, around=24):
    """Returns a straight round rod between two points; radii in mm."""
    end_radius = radius if end_radius is None else end_radius
    return tube(np.array([start, end]), np.array([radius, end_radius]), around=around)


def turned(profile, centre, axis=(0, 1, 0), around=96, closed=False):
    """Returns a lathe part: (radius, height) points (mm) turned around an axis through a centre.

    closed=True joins the last point to the first, for rings with a hole.
    """
    along = unit(axis)
    first = unit(np.cross(along, vec(0, 0, 1) if abs(along[2]) < 0.9 else vec(1, 0, 0)))
    second = np.cross(along, first)
    turn = np.linspace(0, 2 * math.pi, around, endpoint=False)
    outline = np.asarray(profile, float)
    ring = np.cos(turn)[:, None] * first + np.sin(turn)[:, None] * second
    vertices = np.asarray(centre, float) + ring[:, None] * outline[None, :, :1] + along * outline[None, :, 1:]
    count = len(outline)
    faces = []
    for i in range(around):
        a, b = i * count, ((i + 1) % around) * count
        for j in range(count if closed else count - 1):
            k = (j + 1) % count
            faces.append((a + j, a + k, b + k, b + j))
    return vertices.reshape(-1, 3), faces


def ball(centre, radius, around=20):
    """Returns a ball of a radius in mm."""
    rise = np.linspace(-math.pi / 2, math.pi / 2, around // 2 + 1)
    profile = [(max(radius * math.cos(x), 1e-3), radius * math.sin(x)) for x in rise]
    return turned(profile, centre, (0, 0, 1), around)


def grid(rows, closed_rows=False):
    """Returns a surface through rows of points of equal length. closed_rows joins each row's end to its start."""
    rows = np.asarray(rows, float)
    count, around = rows.shape[:2]
    return rows.reshape(-1, 3), _ring_faces(count, around, False, False, closed_rows)
