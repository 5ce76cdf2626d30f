"""Brand scenes: one module per picture, `scenes/<name>.py`.

A module offers

    ALT = {"de": ..., "en": ...}
    CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}     sizes in pixels
    def build(assembly): ...                                  what stands in the scene (mm)
    def stage(crop): ...                                      walls, light and camera (Blender units)
    EXPOSURE = 1.0
"""
