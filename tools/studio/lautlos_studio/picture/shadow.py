"""The soft shadow on the floor, as a share of light per pixel."""

from contextlib import contextmanager

import bpy
import numpy as np
from scipy import ndimage

from . import cycles

BICYCLE_FADE, PRODUCT_FADE = (1.0, 2.4), (0.6, 1.15)
"""Distances from the subject's centre at which a shadow starts to fade and at which it ends, in spans."""

WIDTH = 480
"""Width in pixels at which a shadow is rendered, or the picture's width if that is smaller. A shadow has no fine
detail.
"""


def shadow_of(objects, floor, samples, lengthwise, centre, reach, fade):
    """Returns the light left on the floor (0 to 1) under objects, in an array about WIDTH pixels wide.

    The floor is rendered with and without the objects from the same seed, so that the noise cancels out, and only in
    the lower part of the picture where floor_fade leaves a shadow. `lengthwise` smooths more along the ground line
    than across it, for straight side views.
    """
    render = bpy.context.scene.render
    share = min(100, -(-100 * WIDTH // render.resolution_x))
    height = render.resolution_y * share // 100
    width = render.resolution_x * share // 100
    shown = np.where(floor_fade(height, width, centre, reach, fade).max(1) > 0.01)[0]
    if len(shown) == 0:
        return np.ones((height, width), np.float32)
    floor.visible_camera = True
    for item in objects:
        item.visible_camera = False
    with _direct_light_only(), _lower_part(1 - shown[0] / height):
        shaded = cycles.render_layer(samples, 7, share)
        for item in objects:
            item.hide_render = True
        empty = cycles.render_layer(samples, 7, share)
    for item in objects:
        item.hide_render = False
        item.visible_camera = True
    floor.visible_camera = False
    light = np.array([0.25, 0.5, 0.25])
    ratio = (shaded[..., :3] @ light) / np.maximum(empty[..., :3] @ light, 1e-3)
    ratio[empty[..., 3] < 0.5] = 1
    above = np.ones((0 if render.use_border else height - ratio.shape[0], ratio.shape[1]))
    return _smoothed(np.vstack([above, np.clip(ratio, 0, 1)]), lengthwise)


@contextmanager
def _lower_part(share):
    """Renders only a share of the height from below. A frame that is already cropped stays unchanged."""
    render = bpy.context.scene.render
    cropped = render.use_border
    if not cropped:
        cycles.crop_to(0, 1, 0, min(1.0, share))
    yield
    render.use_border = render.use_crop_to_border = cropped


@contextmanager
def _direct_light_only():
    settings = bpy.context.scene.cycles
    names = ("use_adaptive_sampling", "max_bounces", "diffuse_bounces", "glossy_bounces")
    before = {name: getattr(settings, name) for name in names}
    for name in names:
        setattr(settings, name, 0)
    yield
    for name, value in before.items():
        setattr(settings, name, value)


def _smoothed(ratio, lengthwise):
    """Returns a shadow that is sharp where the subject touches the floor, and smooth in the penumbra."""
    across, along = (0.6, 2.4) if lengthwise else (1.8, 1.8)
    size = ratio.shape[1] / 800
    soft, middle, fine = (
        ndimage.gaussian_filter(ratio, (blur * across * size, blur * along * size)) for blur in (12, 5, 2)
    )
    near = np.clip((0.93 - middle) / 0.25, 0, 1)
    contact = np.clip((0.62 - middle) / 0.25, 0, 1)
    return ((soft * (1 - near) + middle * near) * (1 - contact) + fine * contact).astype(np.float32)


def enlarged(ratio, height, width):
    """Returns a shadow at the size of its picture."""
    factors = (height / ratio.shape[0], width / ratio.shape[1])
    return np.clip(ndimage.zoom(ratio, factors, order=1), 0, 1)


def floor_fade(height, width, centre, reach, fade):
    """Returns the visible share of a shadow: 1 near the subject, falling to 0 far behind it, so that no horizon is
    visible.

    Centre and reach are in Blender units. `fade` is where the fade starts and ends in shares of the reach.
    """
    scene = bpy.context.scene
    camera = scene.camera
    corners = [np.array(camera.matrix_world @ corner) for corner in camera.data.view_frame(scene=scene)]
    _, lower_right, lower_left, upper_left = corners
    origin = np.array(camera.matrix_world.translation)
    render = scene.render
    x0, x1, y0, y1 = (
        (render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y)
        if render.use_border
        else (0, 1, 0, 1)
    )
    u = np.linspace(x0, x1, width)[None, :, None]
    v = np.linspace(y1, y0, height)[:, None, None]
    ray = lower_left + (lower_right - lower_left) * u + (upper_left - lower_left) * v - origin
    way = np.where(ray[..., 2] < -1e-6, -origin[2] / np.minimum(ray[..., 2], -1e-6), 1e6)
    ground = origin + ray * way[..., None]
    far = np.hypot(ground[..., 0] - centre[0], ground[..., 1] - centre[1]) / reach
    begins, ends = fade
    share = np.clip((ends - far) / (ends - begins), 0, 1)
    return (share * share * (3 - 2 * share)).astype(np.float32)
