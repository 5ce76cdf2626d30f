"""Tests the solver with the geometry tables of the catalogue."""

import unittest

import numpy as np

from lautlos_studio.bike.solver import frame_points, saddle_height
from lautlos_studio.catalogue import files


def sizes():
    """Yields every size of every frame of the range: (label, geometry, tyre, body height)."""
    for slug, model in files("bikes").items():
        for frame in model["frames"]:
            for size in frame["sizes"]:
                geometry = {
                    key: entry.number() for key in size["geometry"].value for entry in [size["geometry"][key]]
                }
                low, high = size["bodyHeightCm"].value
                label = f"{slug} {frame['short'].value} {size['short'].value}"
                yield label, geometry, model["build"]["tyre"].number(), (low + high) / 2


class Solver(unittest.TestCase):
    def test_every_size_agrees_with_its_table(self):
        for label, geometry, tyre, height in sizes():
            with self.subTest(label):
                points = frame_points(geometry, tyre, height)
                head = points.head_top - points.bottom_bracket
                self.assertAlmostEqual(head[0], geometry["reach"], places=6)
                self.assertAlmostEqual(head[2], geometry["stack"], places=6)
                stay = np.linalg.norm(points.rear - points.bottom_bracket)
                self.assertAlmostEqual(stay, geometry["chainstay"], places=6)
                self.assertLess(abs(points.wheelbase - geometry["wheelbase"]), 2, points.wheelbase)

    def test_axles_stand_at_one_height(self):
        for label, geometry, tyre, height in sizes():
            with self.subTest(label):
                points = frame_points(geometry, tyre, height)
                self.assertAlmostEqual(points.front[2], points.rear[2], places=6)
                self.assertAlmostEqual(
                    points.rear[2] - points.bottom_bracket[2], geometry["bbDrop"], places=6
                )

    def test_fork_clears_its_tyre(self):
        for label, geometry, tyre, height in sizes():
            with self.subTest(label):
                points = frame_points(geometry, tyre, height)
                self.assertGreater(points.fork_length, points.wheel_radius + 4)

    def test_saddle_stays_clear_of_the_frame(self):
        self.assertEqual(saddle_height(150, 640), 730)
        self.assertAlmostEqual(saddle_height(176, 490), 730.4176)


if __name__ == "__main__":
    unittest.main()
