"""Plates and lettering cut from flat outlines; needs Blender."""

import bmesh
import bpy
import numpy as np

from .vector import vec

SIDE_PLANE = (vec(1, 0, 0), vec(0, 0, 1), vec(0, 1, 0))


def plate(loops, thickness, bevel=0.0, centre=(0, 0, 0), basis=SIDE_PLANE):
    """Returns a plate with bevelled edges from an outline and holes, symmetric about its plane, in mm.

    The basis maps outline x, outline y and thickness into space; by default the bicycle's side plane.
    """
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(thickness / 2 - bevel, 0)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    for loop in loops:
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.points.foreach_set("co", [c for p in loop for c in (float(p[0]), float(p[1]), 0.0, 1.0)])
        spline.use_cyclic_u = True
    holder = bpy.data.objects.new("plate", curve)
    mesh = holder.to_mesh()
    flat = np.array([vertex.co[:] for vertex in mesh.vertices]).reshape(-1, 3)
    faces = [tuple(polygon.vertices) for polygon in mesh.polygons]
    holder.to_mesh_clear()
    bpy.data.objects.remove(holder)
    bpy.data.curves.remove(curve)
    vertices = (
        flat[:, :1] * basis[0] + flat[:, 1:2] * basis[1] + flat[:, 2:3] * basis[2] + np.asarray(centre, float)
    )
    return vertices, faces


def lettering(text, size, font=None, bolder=0.0, spacing=1.0):
    """Returns flat letters as (2D vertices, faces), centred and fine enough to be wrapped round a tube; mm."""
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size = text, size
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.space_character = spacing
    curve.offset = bolder
    if font:
        curve.font = bpy.data.fonts.load(str(font), check_existing=True)
    holder = bpy.data.objects.new("lettering", curve)
    mesh = bpy.data.meshes.new_from_object(holder)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.triangulate(work, faces=work.faces)
    for _ in range(6):
        long_edges = [edge for edge in work.edges if edge.calc_length() > size * 0.1]
        if not long_edges:
            break
        bmesh.ops.subdivide_edges(work, edges=long_edges, cuts=1)
        bmesh.ops.triangulate(work, faces=work.faces)
    work.verts.index_update()
    vertices = np.array([vertex.co[:2] for vertex in work.verts]).reshape(-1, 2)
    faces = [tuple(vertex.index for vertex in face.verts) for face in work.faces]
    work.free()
    bpy.data.objects.remove(holder)
    bpy.data.meshes.remove(mesh)
    return vertices, faces
