"""Tests that flaws are read from the catalogue, lie on the surface of their part, and have their true size."""

import unittest
from dataclasses import replace

import numpy as np

from lautlos_studio.bike.joints import Bike
from lautlos_studio.bike.mudguards import guard_radius
from lautlos_studio.catalogue import CatalogueError, Entry, colours, files
from lautlos_studio.flaws.dent import DEPTH_SHARE, dent_of
from lautlos_studio.flaws.flaw import PARTS, read_flaw
from lautlos_studio.flaws.patch import Patch
from lautlos_studio.flaws.piece import flawed_pieces
from lautlos_studio.flaws.shapes import METAL, TOUCH, UNDER, chip, scrape, scratch, speck
from lautlos_studio.flaws.skin import LIFT, FlatSkin, round_skin
from lautlos_studio.flaws.words import KINDS, flaw_alt, measure
from lautlos_studio.flaws.words import PARTS as PART_WORDS
from lautlos_studio.mesh.paths import straight
from lautlos_studio.mesh.vector import vec
from lautlos_studio.plan import jobs

SCRATCH = {"kind": "scratch", "part": "down-tube", "side": "left", "at": 0.3, "size": 70}


def flaw_of(**change):
    """Returns a flaw of outlet.yaml after a change. None removes a field."""
    value = {key: field for key, field in (SCRATCH | change).items() if field is not None}
    return read_flaw(Entry(value, "outlet.yaml", "[0].flaw"))


class Reading(unittest.TestCase):
    def test_what_cannot_be_pictured_is_named(self):
        for change, words in (
            ({"kind": "rust"}, r"flaw\.kind: 'rust' is unknown"),
            ({"part": "saddle"}, r"flaw\.part: 'saddle' is unknown, known are down-tube"),
            ({"side": "below"}, r"flaw\.side: 'below' is unknown"),
            ({"at": 1.3}, r"flaw\.at: is not between 0 and 1"),
            ({"size": None}, r"flaw\.size: a scratch has one, in mm"),
            ({"kind": "shade", "part": "frame"}, r"flaw\.size: a shade has none"),
        ):
            with self.subTest(words), self.assertRaisesRegex(CatalogueError, rf"^outlet\.yaml: \[0\]\.{words}"):
                flaw_of(**change)

    def test_every_kind_and_part_has_words(self):
        self.assertEqual(set(KINDS), set(PARTS))
        self.assertEqual(set(PART_WORDS), {part for parts in PARTS.values() for part in parts})


class Pieces(unittest.TestCase):
    def setUp(self):
        self.pieces = flawed_pieces(files("bikes"), colours())
        self.ludwig = self.pieces["ludwig-lu11-2023-nachtblau-xl"]

    def test_a_piece_is_pictured_in_its_own_size_drive_and_colour(self):
        spec = self.ludwig.spec
        self.assertEqual((spec.slug, spec.frame, spec.size, spec.drive), ("ludwig", "H", "XL", "alfine11"))
        self.assertEqual(self.ludwig.colour.slug, "nachtblau")

    def test_each_has_a_job_of_its_own(self):
        keys = [key for job in jobs() for key in job.sources if key.startswith("outlet/")]
        self.assertEqual(keys, [piece.key for piece in self.pieces.values()])

    def test_a_fingerprint_follows_the_flaw(self):
        longer = replace(self.ludwig, flaw=replace(self.ludwig.flaw, size=80.0))
        self.assertNotEqual(self.ludwig.source, longer.source)

    def test_words_name_model_colour_kind_size_and_part(self):
        self.assertEqual(
            flaw_alt(self.ludwig),
            {
                "de": "Ludwig in Nachtblau: Kratzer, 7 cm, am Unterrohr, links, ausgetupft",
                "en": "Ludwig in Night blue: scratch, 7 cm, on the down tube, left, touched in",
            },
        )

    def test_lengths_are_said_as_people_do(self):
        said = [measure(size, language) for size in (0, 3, 24, 70) for language in ("de", "en")]
        self.assertEqual(said, [None, None, "3 mm", "3 mm", "2,4 cm", "2.4 cm", "7 cm", "7 cm"])


class Skins(unittest.TestCase):
    def test_a_tubes_skin_lies_on_it_and_keeps_lengths(self):
        skin = round_skin(straight((0, 0, 0), (600, 0, 0)), vec(0, 1, 0), 19, reference=(0, 1, 0))
        middle, ahead, beside = (skin.place(*place) for place in ((300, 0), (370, 0), (300, 5)))
        np.testing.assert_allclose(middle, (300, 19 + LIFT, 0), atol=0.01)
        self.assertAlmostEqual(np.linalg.norm(ahead - middle), 70, places=3)
        self.assertAlmostEqual(np.linalg.norm(beside - middle), 5, delta=0.05)
        self.assertAlmostEqual(np.hypot(*beside[1:]), 19 + LIFT, places=3)

    def test_across_an_oval_tube_it_stays_outside(self):
        skin = round_skin(straight((0, 0, 0), (0, 0, 400)), vec(0, 1, 0), 15, 11, (0, 1, 0))
        _, y, x = 0, *skin.place(200.0, np.linspace(-9, 9, 30))[:, [1, 0]].T
        self.assertTrue((np.hypot(x / 15, y / 11) > 1).all())

    def test_across_runs_alike_on_tubes_and_plates(self):
        out, ahead = vec(0, 1, 0), vec(1, 0, 0)
        plate = FlatSkin(vec(0, 0, 0), ahead, np.cross(out, ahead))
        tube = round_skin(straight((0, 0, 0), (100, 0, 0)), out, 1e4, reference=(0, 1, 0))
        step = [skin.place(50.0, 2.0) - skin.place(50.0, 0.0) for skin in (plate, tube)]
        np.testing.assert_allclose(*step, atol=0.01)


class Patches(unittest.TestCase):
    def test_the_same_seed_makes_the_same_flaw(self):
        one, same, other = (Patch(5, 5, seed).noise(1) for seed in ("a", "a", "b"))
        np.testing.assert_array_equal(one, same)
        self.assertGreater(np.abs(one - other).max(), 0.1)

    def test_layers_become_solids_of_their_own_that_fill_the_patch(self):
        patch = Patch(5, 5, "a", 0.5)
        patch.paint(np.hypot(patch.along, patch.across) < 2, 1)
        skin = FlatSkin(vec(0, 0, 0), vec(1, 0, 0), vec(0, 0, -1))
        solids = dict(patch.solids(skin, 0.0, {0: "own", 1: "under", 2: "touch"}))
        self.assertEqual(set(solids), {"own", "under"})
        self.assertEqual(sum(len(faces) for _, faces in solids.values()), 20 * 20)

    def test_its_border_is_even_with_the_part(self):
        edge = Patch(5, 3, "a").edge(2)
        border = np.concatenate([edge[0], edge[-1], edge[:, 0], edge[:, -1]])
        self.assertEqual((border.max(), edge.max()), (0, 1))


class Shapes(unittest.TestCase):
    def test_each_is_as_large_as_it_is_said(self):
        for shape, layers, change, size in (
            (scratch, (UNDER, TOUCH), {"touchedUp": True}, 70),
            (scratch, (UNDER,), {"part": "fork-inner", "size": 40}, 40),
            (chip, (UNDER, TOUCH), {"kind": "chip", "size": 3, "touchedUp": True}, 3),
            (scrape, (METAL,), {"kind": "scrape", "part": "bar", "size": 28}, 28),
        ):
            with self.subTest(f"{shape.__name__} {size}"):
                patch = shape(flaw_of(**change), "a piece")
                marked = np.isin(patch.layer, layers)
                self.assertAlmostEqual(np.ptp(patch.along[marked]), size, delta=0.12 * size)

    def test_a_grain_of_dust_is_a_hill_with_a_heart(self):
        patch = speck(flaw_of(kind="speck", part="dropout", size=2), "a piece")
        self.assertAlmostEqual(np.ptp(patch.along[patch.lift > 0.1]), 2, delta=0.3)
        self.assertLess(np.ptp(patch.along[patch.layer == UNDER]), 1.6)

    def test_nothing_goes_below_the_part(self):
        for shape, change in ((scratch, {}), (chip, {"kind": "chip", "size": 3}), (scrape, {"kind": "scrape", "part": "bar"})):
            self.assertGreater(shape(flaw_of(**change), "a piece").lift.min(), -LIFT)

    def test_a_touched_up_scratch_is_mostly_paint(self):
        patch = scratch(flaw_of(touchedUp=True), "a piece")
        self.assertGreater((patch.layer == TOUCH).sum(), 2 * (patch.layer == UNDER).sum())


class Dents(unittest.TestCase):
    def test_a_dent_is_as_long_as_it_is_said_and_clears_the_tyre(self):
        piece = flawed_pieces(files("bikes"), colours())["friedrich-fr11-2023-graphit-l"]
        bike = Bike(piece.spec)
        dent = dent_of(bike, piece.flaw)
        self.assertGreater(dent.place[1], 0)
        line = dent.place + np.linspace(-40, 40, 161)[:, None] * dent.along
        depth = (dent.pressed(line) - line) @ dent.inward
        self.assertAlmostEqual(depth.max(), piece.flaw.size * DEPTH_SHARE, delta=0.2)
        reach = np.abs(np.linspace(-40, 40, 161))[depth > 0.15 * depth.max()].max()
        self.assertAlmostEqual(2 * reach, piece.flaw.size, delta=2.5)
        self.assertLess(np.abs(depth[np.abs(np.linspace(-40, 40, 161)) > 25]).max(), 0.05)
        pressed = dent.pressed(dent.place[None])[0] - bike.points.rear
        self.assertGreater(np.hypot(pressed[0], pressed[2]), bike.points.wheel_radius)
        self.assertGreater(guard_radius(bike), bike.points.wheel_radius)


if __name__ == "__main__":
    unittest.main()
