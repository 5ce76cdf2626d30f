"""Tests that catalogue data that cannot be rendered raises an error with file and field."""

import tempfile
import unittest
from pathlib import Path

from lautlos_studio.bike.spec import bike_spec, frames
from lautlos_studio.catalogue import ROOT, CatalogueError, Entry, colours, files, read


def model_with(change):
    """Returns the catalogue file of the model Ludwig after a change of its values."""
    entry = read(ROOT / "bikes" / "ludwig.yaml")
    change(entry.value)
    return entry


class Catalogue(unittest.TestCase):
    def test_every_model_can_be_pictured(self):
        paints = colours()
        for slug, model in files("bikes").items():
            for frame in frames(model):
                with self.subTest(f"{slug} {frame}"):
                    self.assertTrue(bike_spec(model, paints, frame).colours)

    def test_an_unknown_colour_is_named(self):
        model = model_with(lambda value: value["colors"][1].update(color="mint"))
        with self.assertRaisesRegex(CatalogueError, r"^ludwig\.yaml: colors\[1\]\.color: 'mint' is unknown"):
            bike_spec(model, colours())

    def test_an_unknown_part_is_named(self):
        model = model_with(lambda value: value["build"].update(bar="butterfly"))
        with self.assertRaisesRegex(CatalogueError, r"^ludwig\.yaml: build\.bar: 'butterfly' is unknown"):
            bike_spec(model, colours())

    def test_a_missing_measure_is_named(self):
        model = model_with(
            lambda value: [size["geometry"].pop("stack") for size in value["frames"][0]["sizes"]]
        )
        with self.assertRaisesRegex(CatalogueError, r"geometry\.stack: is missing"):
            bike_spec(model, colours())

    def test_a_wrong_paint_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "colors.yaml"
            path.write_text(
                "sand: { name: { de: Sand, en: Sand }, hex: 'd6c497', decal: '#3c352b', finish: satin }\n"
            )
            with self.assertRaisesRegex(CatalogueError, r"^colors\.yaml: sand\.hex: is not #rrggbb"):
                colours(Path(folder))

    def test_a_number_is_a_number(self):
        with self.assertRaises(CatalogueError):
            Entry("40", "x.yaml", "build.tyre").number()


if __name__ == "__main__":
    unittest.main()
