"""Appearance: surfaces, paints, studio light and camera. Needs Blender."""
