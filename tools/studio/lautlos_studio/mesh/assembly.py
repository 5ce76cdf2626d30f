"""Assembly: collects solids by group and material, and hands them to Blender."""

import math

import bmesh
import bpy
import numpy as np

from .vector import moved

UNIT = 0.01
"""Blender units per millimetre."""


class Assembly:
    """Parts to be added to a scene. All parts of one group and material become one Blender object, because the paint's
    bevel shader blends tubes into each other only within an object.
    """

    def __init__(self):
        self.group = "main"
        self.motions = {}
        self.renamed = {}
        """Materials to be replaced while parts are added, for several paints in one scene. `<group>:<material>`
        applies to one group only.
        """
        self._parts = {}

    def add(self, material, solid, subdivisions=0):
        """Adds a solid (vertices in mm, faces) of a material of the library to the current group."""
        vertices, faces = solid
        material = self.renamed.get(f"{self.group}:{material}", self.renamed.get(material, material))
        part = self._parts.setdefault((self.group, material, subdivisions), [[], [], 0])
        offset = part[2]
        part[0].append(np.asarray(vertices, float))
        part[1].extend(tuple(index + offset for index in face) for face in faces)
        part[2] += len(vertices)

    def move(self, matrix):
        """Sets the 4x4 motion of the current group, applied to all of its parts."""
        self.motions[self.group] = matrix

    def materials(self):
        """Returns the names of all materials in use."""
        return {material for _, material, _ in self._parts}

    def bounds(self):
        """Returns the lowest and the highest corner of all parts, in mm."""
        points = np.vstack([self._placed(key, part) for key, part in self._parts.items()])
        return points.min(0), points.max(0)

    def points(self, limit=600):
        """Returns a sample of the surface's points in mm, for framing."""
        clouds = [self._placed(key, part) for key, part in self._parts.items()]
        return np.vstack([cloud[:: max(1, len(cloud) // limit)] for cloud in clouds])

    def _placed(self, key, part):
        vertices = np.vstack(part[0])
        motion = self.motions.get(key[0])
        return vertices if motion is None else moved(motion, vertices)

    def to_blender(self, library, smooth_degrees=38):
        """Creates the Blender objects, each named `<group>:<material>`. A material that the library lacks is an error.
        """
        return [
            _object(
                f"{key[0]}:{key[1]}",
                self._placed(key, part) * UNIT,
                part[1],
                library[key[1]],
                key[2],
                smooth_degrees,
            )
            for key, part in self._parts.items()
        ]


def _object(name, vertices, faces, material, subdivisions, smooth_degrees):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.tolist(), [], faces)
    mesh.update()
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_degrees)
    mesh.materials.append(material)
    holder = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(holder)
    if subdivisions:
        modifier = holder.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivisions
    return holder
