"""Tests that no tube of a frame intersects a wheel."""

import unittest

import numpy as np

from lautlos_studio.bike.joints import Bike
from lautlos_studio.bike.mudguards import GAP
from lautlos_studio.bike.spec import bike_spec, frames
from lautlos_studio.catalogue import colours, files


def bikes():
    """Yields every model in every frame."""
    paints = colours()
    for slug, model in files("bikes").items():
        for frame in frames(model):
            yield f"{slug} {frame}", Bike(bike_spec(model, paints, frame))


def clearance(path, half, axle):
    """Returns the distance of a tube's near side from an axle in the side plane, mm."""
    return np.linalg.norm((path - axle)[:, [0, 2]], axis=1).min() - half


class Joints(unittest.TestCase):
    def test_the_front_wheel_turns_free_of_the_frame(self):
        for label, bike in bikes():
            with self.subTest(label):
                path, (height, _) = bike.wordmark_path
                free = clearance(path, height / 2, bike.points.front) - bike.points.wheel_radius
                self.assertGreater(free, 16 if bike.build["mudguards"] == "none" else GAP + 2)

    def test_a_step_through_frame_is_as_low_as_its_table_says(self):
        for label, bike in bikes():
            if bike.spec.shape == "wave":
                with self.subTest(label):
                    top = bike.wave_path[:, 2].min() + bike.wave_size[0] / 2
                    self.assertAlmostEqual(top, bike.spec.geometry["standover"], delta=6)

    def test_the_belt_is_a_little_longer_than_its_way_there_and_back(self):
        for label, bike in bikes():
            with self.subTest(label):
                front, rear = bike.belt_radii()
                self.assertGreater(bike.spec.geometry["chainstay"], front + rear)


if __name__ == "__main__":
    unittest.main()
