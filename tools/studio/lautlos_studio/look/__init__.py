"""What things look like: surfaces, paints, studio light and camera; needs Blender."""
