"""Tests that every article of the catalogue has a model, and that a missing one is reported with file and field. Needs
no Blender.
"""

import ast
import unittest
from dataclasses import replace
from pathlib import Path

from lautlos_studio import accessories
from lautlos_studio.accessories.article import alike, articles, form_of
from lautlos_studio.accessories.range import RANGE
from lautlos_studio.catalogue import ROOT, CatalogueError, files, read
from lautlos_studio.plan import ONLY_DRAWN

PACKAGE = Path(accessories.__file__).parent


def functions_of(module):
    """Returns the names of the functions a module of the package defines, without importing it."""
    tree = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def first_article(slug, change=lambda value: None):
    """Returns the first article of a file after a change of its values."""
    entry = read(ROOT / "accessories" / f"{slug}.yaml")
    change(entry.value)
    return articles(entry)[0]


class Accessories(unittest.TestCase):
    def test_every_article_has_a_builder(self):
        for slug, entry in files("accessories").items():
            if entry["drawing"].value in ONLY_DRAWN:
                continue
            for article in articles(entry):
                with self.subTest(article.key):
                    form = form_of(article)
                    self.assertIn(form.function, functions_of(form.module))

    def test_nothing_is_modelled_that_the_catalogue_lacks(self):
        self.assertEqual(set(RANGE) - set(files("accessories")), set())

    def test_an_unknown_kind_is_named(self):
        article = first_article("klingel-mitte", lambda value: value.update(drawing="trailer"))
        with self.assertRaisesRegex(CatalogueError, r"^klingel-mitte\.yaml: drawing: no picture of a 'trailer'"):
            form_of(article)

    def test_an_article_without_model_is_named(self):
        article = replace(first_article("klingel-mitte"), slug="klingel-neu")
        with self.assertRaisesRegex(CatalogueError, r"^klingel-neu\.yaml: slug: no model"):
            form_of(article)

    def test_a_wrong_colour_is_named(self):
        def fade(value):
            value["articles"][0]["color"]["hex"] = "black"

        with self.assertRaisesRegex(CatalogueError, r"^klingel-mitte\.yaml: articles\[0\]\.color\.hex: is not #rrggbb"):
            first_article("klingel-mitte", fade)

    def test_an_unknown_variant_is_named(self):
        article = replace(first_article("flaschenhalter-panke"), variant={"de": "Nur Deckel"})
        with self.assertRaisesRegex(CatalogueError, r"^flaschenhalter-panke\.yaml: articles\[0\]\.variant\.de: 'Nur Deckel' is unknown"):
            article.one_of("variant", {"Halter": False})

    def test_sizes_that_are_worn_share_a_picture_and_others_do_not(self):
        def looks(slug):
            return [[article.index for article in look] for look in alike(articles(files("accessories")[slug]))]

        self.assertEqual(looks("regenjacke-spree"), [[0, 1, 2, 3]])
        self.assertEqual(looks("buegelschloss-tegel"), [[0], [1]])
        self.assertEqual(sum(looks("helm-linde"), []), [0, 1, 2, 3])

    def test_a_number_is_read_from_a_text(self):
        self.assertEqual(first_article("riemen-cdx-lang").number_of("variant"), 118)
        self.assertEqual(first_article("buegelschloss-tegel").number_of("size"), 230)
        with self.assertRaisesRegex(CatalogueError, r"articles\[0\]\.variant\.de: '' has no number"):
            first_article("klingel-mitte").number_of("variant")


if __name__ == "__main__":
    unittest.main()
