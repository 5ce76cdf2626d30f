"""Vectors and rigid motions in millimetres."""

import math

import numpy as np


def vec(*components):
    """Returns a vector of floats."""
    return np.array(components, dtype=float)


def unit(vector):
    """Returns the vector scaled to length 1. A vector of length 0 stays unchanged."""
    vector = np.asarray(vector, float)
    return vector / (np.linalg.norm(vector) or 1.0)


def rotation_about(point, axis, degrees):
    """Returns the 4x4 matrix that turns by an angle (degrees, right-handed) about an axis through a point."""
    x, y, z = unit(axis)
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array(
        [
            [c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s],
            [y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s],
            [z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c)],
        ]
    )
    matrix = np.eye(4)
    matrix[:3, :3] = turn
    matrix[:3, 3] = np.asarray(point, float) - turn @ np.asarray(point, float)
    return matrix


def translation(*offset):
    """Returns the 4x4 matrix that moves by an offset (mm)."""
    matrix = np.eye(4)
    matrix[:3, 3] = offset
    return matrix


def moved(matrix, points):
    """Returns points (n, 3) moved by a 4x4 matrix."""
    return points @ matrix[:3, :3].T + matrix[:3, 3]
