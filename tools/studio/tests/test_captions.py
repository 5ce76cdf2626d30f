"""Tests the texts and fingerprints of pictures."""

import unittest
from dataclasses import replace

from lautlos_studio.bike.spec import bike_spec
from lautlos_studio.captions import bike_alt, bike_source
from lautlos_studio.catalogue import colours, files
from lautlos_studio.plan import jobs


class Captions(unittest.TestCase):
    def setUp(self):
        self.paints, models = colours(), files("bikes")
        self.ludwig = bike_spec(models["ludwig"], self.paints)
        self.siegfried = bike_spec(models["siegfried"], self.paints, "T")

    def test_the_frame_is_named_where_there_is_a_choice(self):
        sand = self.paints["sand"]
        self.assertEqual(bike_alt(self.ludwig, sand, "side")["de"], "Ludwig in Sand, Seitenansicht")
        self.assertEqual(bike_alt(self.siegfried, sand, "side")["en"], "Siegfried Mixte in Sand, side view")

    def test_a_fingerprint_follows_the_geometry_and_the_colour(self):
        sand, rost = self.paints["sand"], self.paints["rost"]
        taller = replace(self.ludwig, geometry=self.ludwig.geometry | {"stack": 600})
        known = bike_source(self.ludwig, sand, "side")
        self.assertEqual(known, bike_source(replace(self.ludwig, colours=()), sand, "side"))
        for other in ((taller, sand, "side"), (self.ludwig, rost, "side"), (self.ludwig, sand, "front34")):
            self.assertNotEqual(known, bike_source(*other))

    def test_every_colour_of_every_frame_has_a_side_view(self):
        sides = [key for job in jobs() for key in job.sources if key.endswith("-side")]
        self.assertEqual(len(sides), len(set(sides)))
        self.assertGreater(len(sides), 110)

    def test_a_drive_train_is_shown_on_a_model_that_is_built_with_it(self):
        built = {job.label: job.order for job in jobs() if job.label.startswith("details/")}
        self.assertEqual(len(built), 12)
        models = files("bikes")
        for label, (_, slug, colour, _, frame, _, code, _, view) in built.items():
            spec = bike_spec(models[slug], self.paints, frame, code)
            self.assertEqual(colour, spec.colours[0])
            self.assertIn(label, (f"details/{spec.drive}-{view}", f"details/{spec.motor}-{view}"))


if __name__ == "__main__":
    unittest.main()
