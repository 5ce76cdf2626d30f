"""Shooting: renders a subject in the studio's light, from the empty scene to the finished PNG."""

from dataclasses import dataclass

import numpy as np

from ..look import camera, light
from ..look.library import PAINTED
from ..mesh.assembly import UNIT
from . import backdrop, coat, cycles, denoise, shadow


SEEDS = (7, 101)
"""Random seeds of the two half renders that the denoiser compares."""


@dataclass(frozen=True)
class Quality:
    """Size of a picture in pixels, and samples per pixel of its layers."""

    width: int = 1600
    height: int = 1067
    samples: int = 96
    paint_samples: int = 128
    shadow_samples: int = 48


class Studio:
    """A subject set up for one view. Its layers can be rendered one by one.

    Only the coat depends on the colour of a bicycle, and its render depends only on the finish.
    """

    def __init__(self, assembly, library, view, quality, product=False, crop=None, framed=None):
        """`framed` are the points (mm) that fill the picture, by default those of the whole subject."""
        self._quality = quality
        self._library = library
        cycles.new_scene(quality.width, quality.height)
        if crop:
            cycles.crop_to(*crop)
        self._objects = assembly.to_blender(library)
        points = assembly.points() * UNIT
        if product:
            drop = points[:, 2].min()
            points[:, 2] -= drop
            for item in self._objects:
                item.location.z -= drop
        self._low, self._high = points.min(0), points.max(0)
        self._radius = float((self._high - self._low).max()) * 0.55
        self._floor = (light.light_product if product else light.light_bicycle)(self._radius)
        self._floor.visible_camera = False
        self._fade = shadow.PRODUCT_FADE if product else shadow.BICYCLE_FADE
        self._view = view
        self._ground = None
        camera.frame_all(view, points if framed is None else framed * UNIT, quality.height / quality.width)

    def _split(self):
        painted = [item for item in self._objects if _material(item) in PAINTED]
        return painted, [item for item in self._objects if item not in painted]

    def _repaint(self, painted, finish, paint, wordmark):
        materials = self._library.repaint(finish, paint, wordmark)
        for item in painted:
            item.data.materials[0] = materials[_material(item)]

    def whole(self):
        """Returns the whole subject as one layer of linear premultiplied RGBA."""
        return self._layer(self._quality.samples, self._objects)

    def unpainted(self):
        """Returns everything but the paint, with holes where the paint is."""
        painted, _ = self._split()
        cycles.hold_out(painted, True)
        layer = self._layer(self._quality.samples, self._objects)
        cycles.hold_out(painted, False)
        return layer

    def coat(self, finish):
        """Returns the light on everything painted in a finish, for any colour (picture.coat)."""
        painted, rest = self._split()
        self._repaint(painted, finish, coat.RED, coat.GREEN)
        cycles.hold_out(rest, True)
        passes = ("image", "albedo", "normal", "diffuse_direct", "diffuse_indirect", "diffuse_colour")
        with cycles.part_only(*camera.room_of(painted)) as whole:
            halves = [cycles.render_passes(self._quality.paint_samples // 2, seed, passes) for seed in SEEDS]
        cycles.hold_out(rest, False)
        return whole(self._clean([coat.measured(half) for half in halves], halves[0]))

    def bare_metal(self, colour):
        """Returns everything painted in a colour whose gloss has its own hue, as a finished layer."""
        painted, rest = self._split()
        self._repaint(painted, colour.finish, colour.hex, colour.decal)
        cycles.hold_out(rest, True)
        layer = self._layer(self._quality.paint_samples, painted)
        cycles.hold_out(rest, False)
        return layer

    def shadow(self):
        """Returns the light left on the floor, at a share of the picture's size. Returns full light if no floor is
        visible.
        """
        if self._view.is_close:
            return np.ones((2, 2), np.float32)
        return shadow.shadow_of(
            self._objects,
            self._floor,
            self._quality.shadow_samples,
            self._view.azimuth == 0,
            (self._low + self._high) / 2,
            self._radius,
            self._fade,
        )

    def finished(self, layer, ratio, exposure=1.0):
        """Returns a layer on the backdrop with its shadow, as display values."""
        if self._ground is None:
            self._ground = self._shaded(ratio, *layer.shape[:2])
        return backdrop.composed(layer, self._ground, exposure)

    def _shaded(self, ratio, height, width):
        """Returns the backdrop with the shadow on it. It does not depend on the colour."""
        lit = shadow.enlarged(ratio, height, width)
        centre = (self._low + self._high) / 2
        lit = 1 - (1 - lit) * shadow.floor_fade(height, width, centre, self._radius, self._fade)
        return backdrop.ground_of(lit, camera.seen_at((*centre[:2], 0)))

    def _layer(self, samples, shown):
        with cycles.part_only(*camera.room_of(shown)) as whole:
            first = cycles.render_passes(samples // 2, SEEDS[0], ("image", "albedo", "normal"))
            second = cycles.render_layer(samples // 2, SEEDS[1])
        return whole(self._clean([first["image"], second], first))

    @staticmethod
    def _clean(halves, guides):
        return denoise.denoised(*halves, guides["albedo"], guides["normal"]).astype(np.float32)


def _material(item):
    return item.data.materials[0].name.split(".")[0]
