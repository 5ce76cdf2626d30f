"""The bicycle: converts a model of the catalogue to solids.

Millimetres; x forward with the bottom bracket at x = 0, y left, z up from the ground. The drive side is y < 0.
"""
