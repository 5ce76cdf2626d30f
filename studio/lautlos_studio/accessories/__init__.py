"""Accessories: one module per kind of drawing, `accessories/<kind>.py` (hyphens become underscores).

A module offers

    def build(article, assembly): ...

which adds the article's solids (mm, standing on z = 0, its best side towards -y) to the assembly, and may offer

    VIEW = View(28, 16, 60, margin=0.13, bottom=0.15)   the direction it is taken from
    EXPOSURE = 1.0                                      brighter above 1, for dark articles

`article` is an accessories.article.Article: what the catalogue says about this article. Materials are named
as look.library explains, for instance `metal:#c7a05c` or f"fabric:{article.hex}".
"""
