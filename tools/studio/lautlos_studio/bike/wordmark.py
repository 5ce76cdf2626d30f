"""The wordmark on the down tube, wrapped round its section."""

from pathlib import Path

import numpy as np

from ..mesh.paths import lengths
from ..mesh.plates import lettering
from ..mesh.vector import vec

WORD = "Lautlos"
FONT = Path(__file__).resolve().parents[4] / "styles" / "fonts" / "source" / "archivo-latin-standard-normal.woff2"
"""The shop's own typeface."""


def add_wordmark(assembly, bike):
    """Adds the wordmark on both sides, readable from each."""
    path, (height, width) = bike.wordmark_path
    power = max(bike.down_power, 2.3) if bike.spec.shape == "wave" else bike.down_power
    letters, faces = lettering(WORD, min(height * 0.86, 46), FONT, bolder=0.2, spacing=0.98)
    way = lengths(path)
    middle = way[-1] * (0.48 if bike.spec.shape == "wave" else 0.52)
    for side in (-1, 1):
        direction = 1 if side < 0 else -1
        at = middle + letters[:, 0] * direction
        place = np.stack([np.interp(at, way, path[:, axis]) for axis in range(3)], 1)
        ahead = np.stack([np.interp(at + 3, way, path[:, axis]) for axis in range(3)], 1)
        along = (ahead - place) / np.linalg.norm(ahead - place, axis=1)[:, None]
        up = np.stack([-along[:, 2], np.zeros(len(along)), along[:, 0]], 1)
        bulge = np.maximum(1 - np.abs(letters[:, 1] / (height / 2)) ** power, 0) ** (1 / power)
        lateral = side * (bulge * width / 2 + 0.25)
        vertices = place + up * letters[:, 1:2] + lateral[:, None] * vec(0, 1, 0)
        assembly.add("wordmark", (vertices, faces))
