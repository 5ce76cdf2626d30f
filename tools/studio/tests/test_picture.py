"""Tests the arithmetic that turns renders into a picture."""

import unittest

import numpy as np

from lautlos_studio.picture.backdrop import composed, ground_of, toned
from lautlos_studio.picture.coat import MEASURE, coated, joined, measured
from lautlos_studio.picture.denoise import denoised


class Coats(unittest.TestCase):
    def test_light_of_paint_and_wordmark_is_told_apart(self):
        colour = np.zeros((1, 2, 3))
        colour[0, 0], colour[0, 1] = (MEASURE, 0, 0), (0, MEASURE, 0)
        image = np.concatenate([colour * 2 + 0.1, np.ones((1, 2, 1))], -1)
        passes = {
            "image": image,
            "diffuse_direct": np.full((1, 2, 3), 1.5),
            "diffuse_indirect": np.full((1, 2, 3), 0.5),
            "diffuse_colour": colour,
        }
        layer = coated(measured(passes), (0.2, 0.4, 0.6), (1, 1, 1))
        np.testing.assert_allclose(layer[0, 0, :3], [0.5, 0.9, 1.3], atol=1e-6)
        np.testing.assert_allclose(layer[0, 1, :3], [2.1, 2.1, 2.1], atol=1e-6)

    def test_seams_inside_the_subject_are_closed(self):
        one, other = np.full((5, 5, 4), 0.5), np.full((5, 5, 4), 0.4)
        np.testing.assert_allclose(joined(one, other)[..., 3], 1)


class Denoising(unittest.TestCase):
    def test_noise_goes_and_edges_stay(self):
        random = np.random.default_rng(3)
        truth = np.full((40, 40), 0.2)
        truth[:, 20:] = 0.7
        half = [
            np.dstack([truth + random.normal(0, 0.04, truth.shape)] * 3 + [np.ones_like(truth)])
            for _ in range(2)
        ]
        albedo = np.dstack([truth] * 3)
        clean = denoised(*half, albedo, np.zeros((40, 40, 3)))
        self.assertLess(np.abs(clean[5:-5, 5:-5, 0] - truth[5:-5, 5:-5]).max(), 0.03)

    def test_an_empty_layer_stays_empty(self):
        empty = np.zeros((8, 8, 4))
        self.assertEqual(denoised(empty, empty, empty[..., :3], empty[..., :3]).max(), 0)


class Backdrop(unittest.TestCase):
    def test_the_tone_curve_rises_and_stays_in_range(self):
        ramp = toned(np.linspace(0, 20, 400)[:, None] * np.ones(3))[:, 0]
        self.assertTrue((np.diff(ramp) >= -1e-9).all())
        self.assertLessEqual(ramp.max(), 1.0)

    def test_a_shadow_darkens_the_floor_only(self):
        layer = np.zeros((40, 60, 4))
        layer[10:20, 10:20] = (0.3, 0.3, 0.3, 1)
        lit, dim = (composed(layer, ground_of(np.full((40, 60), share), (0.5, 0.5))) for share in (1, 0.5))
        self.assertLess(dim[30, 30, 0], lit[30, 30, 0])
        self.assertAlmostEqual(dim[15, 15, 0], lit[15, 15, 0], places=6)

    def test_a_shadow_ends_before_the_border(self):
        shaded = composed(np.zeros((60, 90, 4)), ground_of(np.full((60, 90), 0.4), (0.5, 0.8)))
        border = np.concatenate([shaded[0], shaded[-1], shaded[:, 0], shaded[:, -1]])
        self.assertGreater(border.min(), 0.99)
        self.assertLess(shaded[30, 45, 0], 0.6)

    def test_where_nothing_stands_it_is_pure_white(self):
        empty = composed(np.zeros((20, 30, 4)), ground_of(np.ones((20, 30)), (0.5, 0.8)))
        self.assertEqual((empty * 255 + 0.5).astype(np.uint8).min(), 255)


if __name__ == "__main__":
    unittest.main()
