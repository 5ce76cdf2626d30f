"""Accessories: a model for every article of the catalogue.

`range.py` names for every accessory file the function that builds it, where it is looked at from and how bright.
The functions stand in one module per kind or family,

    def u_lock(article, assembly): ...

and add the article's solids (mm, standing on z = 0, its best side towards -y) to the assembly.
`article` is an accessories.article.Article: what the catalogue says about this article. Materials are named
as look.library explains, for instance `metal:#c7a05c` or f"fabric:{article.hex}".
"""
