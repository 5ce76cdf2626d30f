"""The solver: computes the points of a frame from its geometry table. Pure arithmetic, no Blender.

Uses the same formulas as domain/catalog/frame-geometry.ts, so that drawing and picture agree.
"""

import math
from dataclasses import dataclass

import numpy as np

from ..mesh.vector import vec

RIM_RADIUS = 311.0
"""Radius of the bead seat of a 28 inch wheel, mm."""
LOWER_HEADSET = 11.0


@dataclass(frozen=True)
class FramePoints:
    """Points of the centre plane (mm) and the directions of steering and seat tube."""

    wheel_radius: float
    bottom_bracket: np.ndarray
    rear: np.ndarray
    front: np.ndarray
    head_top: np.ndarray
    head_bottom: np.ndarray
    crown: np.ndarray
    seat_top: np.ndarray
    saddle: np.ndarray
    steering: np.ndarray
    """Direction down the steering axis."""
    across: np.ndarray
    """Direction across the steering axis, to the front."""
    seating: np.ndarray
    """Direction up the seat tube."""

    @property
    def wheelbase(self):
        """Returns the distance between the axles, mm."""
        return float(self.front[0] - self.rear[0])

    @property
    def fork_length(self):
        """Returns the distance from the fork crown to the axle, mm."""
        return float(np.linalg.norm(self.front - self.crown))


def saddle_height(body_height, seat_tube):
    """Returns the height of the saddle over the bottom bracket (mm) for a rider's height (cm): 88 % of the inside leg,
    which is 47 % of the height, but at least 90 mm more than the seat tube.
    """
    return max(body_height * 10 * 0.47 * 0.883, seat_tube + 90)


def frame_points(geometry, tyre, body_height):
    """Returns the points of a frame, with both axles at the same height."""
    head, seat = math.radians(geometry["headAngle"]), math.radians(geometry["seatAngle"])
    wheel_radius = RIM_RADIUS + tyre * 0.98
    steering = vec(math.cos(head), 0, -math.sin(head))
    across = vec(math.sin(head), 0, math.cos(head))
    seating = vec(-math.cos(seat), 0, math.sin(seat))
    drop, stay = geometry["bbDrop"], geometry["chainstay"]
    bottom_bracket = vec(0, 0, wheel_radius - drop)
    head_top = bottom_bracket + vec(geometry["reach"], 0, geometry["stack"])
    head_bottom = head_top + steering * geometry["headTube"]
    crown = head_bottom + steering * LOWER_HEADSET
    offset = geometry["forkOffset"]
    to_axle = (crown[2] + offset * across[2] - wheel_radius) / -steering[2]
    height = saddle_height(body_height, geometry["seatTube"])
    return FramePoints(
        wheel_radius=wheel_radius,
        bottom_bracket=bottom_bracket,
        rear=vec(-math.sqrt(max(1.0, stay**2 - drop**2)), 0, wheel_radius),
        front=crown + steering * to_axle + across * offset,
        head_top=head_top,
        head_bottom=head_bottom,
        crown=crown,
        seat_top=bottom_bracket + seating * geometry["seatTube"],
        saddle=bottom_bracket + seating * height,
        steering=steering,
        across=across,
        seating=seating,
    )
