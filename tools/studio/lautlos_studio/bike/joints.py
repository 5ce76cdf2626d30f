"""Joints: where the tubes of a frame meet and how thick they are. Pure arithmetic."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ..mesh.paths import filleted, resampled, smooth, straight
from ..mesh.vector import unit, vec
from .solver import frame_points

DROPOUT = 66.0
"""Half the width of the rear end at the axle, mm."""


@dataclass(frozen=True)
class Bike:
    """A bicycle to be added to an assembly: its catalogue data and the points of its frame."""

    spec: object
    dent: object = None
    """Dent in the rear mudguard of an outlet bicycle (flaws/dent.py), otherwise None."""

    @cached_property
    def points(self):
        """Returns the points of the bicycle's frame."""
        return frame_points(self.spec.geometry, self.build["tyre"], self.spec.body_height)

    @property
    def build(self):
        """Returns the bicycle's parts, named as in the catalogue."""
        return self.spec.build

    @property
    def tubes(self):
        """Returns the diameters of the frame's tubes, mm."""
        return self.spec.tubes

    @property
    def tyre_half(self):
        """Returns half the width of the tyres, mm."""
        return self.build["tyre"] / 2

    @property
    def bright(self):
        """Returns the material of the metal parts: silver with silver rims, otherwise black."""
        return "silver" if self.spec.is_silver else "black"

    @cached_property
    def down_size(self):
        """Returns height and width of the down tube, mm. It is larger if it contains a battery."""
        down = self.tubes["down"]
        if self.spec.motor == "bosch":
            return max(down + 18, 66), max(down + 12, 60)
        if self.spec.motor == "mahle":
            return down + 6, down + 4
        return down, down

    @property
    def down_power(self):
        """Returns how square the section of the down tube is; 2 is round."""
        return {None: 2.0, "mahle": 2.5, "bosch": 3.2}[self.spec.motor]

    @cached_property
    def top_at_head(self):
        """Returns the point where the top tube meets the head tube."""
        p = self.points
        return p.head_top + p.steering * min(30, self.spec.geometry["headTube"] * 0.3)

    @cached_property
    def down_at_head(self):
        """Returns the point where the down tube meets the head tube."""
        p = self.points
        rise = max(min(28, self.spec.geometry["headTube"] * 0.25), self.down_size[0] / 2 + 4)
        return p.head_bottom - p.steering * rise

    @cached_property
    def down_at_bottom(self):
        """Returns the point where the down tube ends: at the bottom bracket shell, or in front of the motor."""
        p = self.points
        if self.spec.motor == "bosch":
            return p.bottom_bracket + unit(self.down_at_head - p.bottom_bracket) * 62 + vec(0, 0, 14)
        return p.bottom_bracket

    @cached_property
    def top_at_seat(self):
        """Returns the point where the top tube, or the upper tube of a mixte frame, meets the seat tube."""
        p = self.points
        if self.spec.shape == "mixte":
            return p.bottom_bracket + p.seating * self.spec.geometry["seatTube"] * 0.58
        return p.seat_top - p.seating * self.tubes["top"] * 0.9

    @cached_property
    def stays_top(self):
        """Returns the point where the seat stays leave the seat tube."""
        p = self.points
        drop = {"diamond": self.tubes["top"] * 0.9 + 4, "mixte": 26, "wave": 30}[self.spec.shape]
        return p.seat_top - p.seating * drop

    @cached_property
    def wave_path(self):
        """Returns the path of the curved tube of a step-through frame, from the head tube down and back up to the seat
        tube.

        Its lowest part is at the standover height of the geometry table.
        """
        p = self.points
        half = self.wave_size[0] / 2
        floor = self.spec.geometry["standover"] - half
        start = p.head_bottom - p.steering * (self.spec.geometry["headTube"] * 0.46)
        back = p.bottom_bracket + p.seating * ((floor - p.bottom_bracket[2]) / p.seating[2] + 4)
        knee = vec(back[0] + 178, 0, floor - 1)
        return resampled(filleted([start, knee, back], 300, 36), 10)

    @cached_property
    def wave_size(self):
        """Returns height and width of the curved tube, mm."""
        height, width = self.down_size
        return max(height + 6, 54), max(width + 2, 46)

    @cached_property
    def wordmark_path(self):
        """Returns the path of the tube with the wordmark, from its lower to its upper end, with height and width (mm).
        """
        if self.spec.shape == "wave":
            path = self.wave_path[::-1]
            return path[int(len(path) * 0.5) :], self.wave_size
        return straight(self.down_at_bottom, self.down_at_head), self.down_size

    def seat_stay(self, side):
        """Returns the path of a seat stay, from the seat tube to the dropout. `side` is -1 on the drive side."""
        axle, half = self.points.rear, self.tyre_half
        top = self.stays_top + vec(-2, side * 13, 0)
        end = self.stay_end(side)
        return smooth(
            [
                top,
                top + (end - top) * 0.14 + vec(0, side * (half + 6) * 0.62, 0),
                top + (end - top) * 0.36 + vec(0, side * (half + 16) * 0.5, 0),
                axle + (top - axle) * 0.34 + vec(0, side * 46, 0),
                end,
            ],
            12,
        )

    def stay_end(self, side):
        """Returns the point where a seat stay meets its dropout."""
        axle = self.points.rear
        return axle + unit(self.stays_top - axle) * 50 + vec(1, side * DROPOUT, 0)

    def chain_stay(self, side):
        """Returns the path of a chain stay, from the bottom bracket shell to the dropout."""
        p, half = self.points, self.tyre_half
        back = p.rear - p.bottom_bracket
        return smooth(
            [
                p.bottom_bracket + vec(-12, side * 24, 0),
                p.bottom_bracket + back * 0.17 + vec(0, side * (half + 15), -2),
                p.bottom_bracket + back * 0.42 + vec(0, side * (half + 27), -3),
                self.chain_stay_end(side),
            ],
            12,
        )

    def chain_stay_end(self, side):
        """Returns the point where a chain stay meets its dropout."""
        p = self.points
        return p.rear + unit(p.bottom_bracket - p.rear) * 44 + vec(0, side * DROPOUT, -4)

    def belt_radii(self):
        """Returns the pitch radii of the front and the rear sprocket, mm."""
        pitch = 11 / 2 / np.pi
        return self.build["frontTeeth"] * pitch, self.build["rearTeeth"] * pitch
