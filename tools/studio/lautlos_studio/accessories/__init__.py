"""Accessories: a 3D model for every article of the catalogue.

`range.py` lists for every accessory file the function that builds its model, the direction of view and the exposure.
There is one module per kind or family of accessories, with functions

    def u_lock(article, assembly): ...

that add the article's solids (mm, standing on z = 0, best side towards -y) to the assembly. `article` is an
accessories.article.Article with the catalogue's data of the article. Materials have the names explained in
look.library, for instance `metal:#c7a05c` or f"fabric:{article.hex}".
"""
