"""Cameras: the position of each view, and how its subject fills the frame."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from ..bike.landmarks import landmark


@dataclass(frozen=True)
class View:
    """A direction of view and the space around the subject.

    Azimuth 0 looks straight at the drive side, positive turns towards the front. Distance is in spans of 18 Blender
    units. Margin and bottom are shares of the frame's width. A close-up names the point of the frame that it shows,
    and how much around it (mm) fills the picture. A view with a span (mm) always shows that width, so that all its
    pictures have the same scale and ground line.
    """

    azimuth: float
    elevation: float
    distance: float = 60
    margin: float = 0.055
    bottom: float = 0.10
    near: str = ""
    reach: float = 0
    span: float = 0

    @property
    def is_close(self):
        """Returns whether a view shows a part from close by, without ground and shadow."""
        return bool(self.near)


def _close(near, reach, azimuth, elevation):
    return View(azimuth, elevation, 40, margin=-0.02, bottom=-0.02, near=near, reach=reach)


VIEWS = {
    "side": View(0, 3.2, 90, margin=0, bottom=0.19, span=2064),
    "front34": View(46, 9, 62),
    "drive": _close("bottom_bracket", 230, 24, 9),
    "gearbox": _close("bottom_bracket", 210, 30, 14),
    "motor": _close("bottom_bracket", 270, 34, 8),
    "port": _close("port", 150, 26, 10),
    "battery": _close("battery", 330, 30, 8),
    "hub": _close("rear", 200, -22, 10),
    "tyre": _close("tyre", 200, 40, 8),
    "lamp": _close("lamp", 135, 50, 6),
    "cockpit": _close("head_top", 260, 38, 7),
    "bridge": _close("bridge", 240, -24, 16),
    "joint": _close("joint", 150, -32, 14),
    "rack": _close("rack", 320, -34, 16),
    "saddle": _close("saddle", 230, 30, 12),
    "product": View(28, 16, 60, margin=0.13, bottom=0.15),
    "product_side": View(0, 6, 60, margin=0.13, bottom=0.15),
}


def _camera_at(place, target):
    camera = bpy.data.cameras.new("camera")
    camera.clip_end = 1000
    camera.sensor_width = 36
    holder = bpy.data.objects.new("camera", camera)
    scene = bpy.context.scene
    scene.collection.objects.link(holder)
    scene.camera = holder
    holder.location = place
    holder.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return holder


def _extent(holder, points):
    seen = [world_to_camera_view(bpy.context.scene, holder, point) for point in points]
    xs, ys = [point.x for point in seen], [point.y for point in seen]
    return min(xs), max(xs), min(ys), max(ys)


def around(view, bike, points):
    """Returns the points (mm) that a view of a bicycle must contain: all of them, a ring around the part it shows, or
    its span.
    """
    if view.span:
        return _span_of(view, (bike.points.rear + bike.points.front) / 2)
    if not view.near:
        return points
    centre = landmark(bike, view.near)
    turn = np.linspace(0, 2 * math.pi, 24)
    return centre + view.reach * np.stack([np.cos(turn), 0 * turn, 0.62 * np.sin(turn)], 1)


def ring_about(centre, reach, view):
    """Returns the points (mm) of a ring around a place that faces a view's camera. `reach` is half the width of the
    ring.
    """
    azimuth, rise = math.radians(view.azimuth), math.radians(view.elevation)
    right = np.array([math.cos(azimuth), math.sin(azimuth), 0])
    up = np.array([-math.sin(azimuth) * math.sin(rise), math.cos(azimuth) * math.sin(rise), math.cos(rise)])
    turn = np.linspace(0, 2 * math.pi, 24)
    return centre + reach * (np.outer(np.cos(turn), right) + 0.62 * np.outer(np.sin(turn), up))


def _span_of(view, middle):
    """Returns the corners of the space above the ground in a picture of 3:2."""
    half, height = view.span / 2, (1 - view.bottom) * view.span / 1.5
    sides = (middle[0] - half, middle[0] + half)
    return np.array([(x, 0, z) for x in sides for z in (0, height)])


def frame_all(view, points, aspect):
    """Places a camera so that all points (Blender units) fit the frame of a height:width aspect."""
    low, high = points.min(0), points.max(0)
    centre = Vector(((low + high) / 2).tolist())
    span = float((high - low).max())
    distance = view.distance * span / 18.0
    azimuth, rise = math.radians(view.azimuth), math.radians(view.elevation)
    direction = Vector(
        (math.sin(azimuth) * math.cos(rise), -math.cos(azimuth) * math.cos(rise), math.sin(rise))
    )
    holder = _camera_at(centre + direction * distance, centre)
    camera = holder.data
    camera.lens = 36 * distance / (span * 1.3)
    bpy.context.view_layer.update()
    cloud = [Vector(point) for point in points.tolist()]
    for _ in range(3):
        x0, x1, y0, y1 = _extent(holder, cloud)
        camera.lens *= min((1 - 2 * view.margin) / (x1 - x0), (1 - view.margin - view.bottom) / (y1 - y0))
        bpy.context.view_layer.update()
        x0, x1, y0, y1 = _extent(holder, cloud)
        camera.shift_x += (x0 + x1) / 2 - 0.5
        camera.shift_y += ((y0 + y1) / 2 - 0.5 - (view.bottom - view.margin) / 2) * aspect
        bpy.context.view_layer.update()
    return holder


def seen_at(point):
    """Returns the position of a point (Blender units) in the picture, in shares from the upper left, limited to the
    picture.
    """
    scene = bpy.context.scene
    seen = world_to_camera_view(scene, scene.camera, Vector(point))
    return min(max(seen.x, 0.05), 0.95), min(max(1 - seen.y, 0.05), 0.95)


def look_from(place, target, lens, aperture=None, focus=None):
    """Places a camera at any position, for scenes. Depth of field is optional: f-number and distance (Blender units).
    """
    holder = _camera_at(place, target)
    holder.data.lens = lens
    if aperture:
        holder.data.dof.use_dof = True
        holder.data.dof.aperture_fstop = aperture
        holder.data.dof.focus_distance = focus or (Vector(target) - Vector(place)).length
    return holder


def room_of(objects, margin=3):
    """Returns the part of the frame in which objects are visible: left, top, right and bottom in pixels from the upper
    left, with a margin. Returns the whole frame if none of them is in it.
    """
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    corners = [item.matrix_world @ Vector(corner) for item in objects for corner in item.bound_box]
    if not corners:
        return 0, 0, width, height
    x0, x1, y0, y1 = _extent(scene.camera, corners)
    left, right = max(0, math.floor(x0 * width) - margin), min(width, math.ceil(x1 * width) + margin)
    top, bottom = max(0, math.floor((1 - y1) * height) - margin), min(height, math.ceil((1 - y0) * height) + margin)
    return (left, top, right, bottom) if left < right and top < bottom else (0, 0, width, height)
