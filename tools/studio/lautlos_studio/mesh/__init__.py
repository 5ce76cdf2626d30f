"""Mesh kit: vectors, paths, solids and plates in millimetres; x forward, y left, z up, ground at z = 0."""
