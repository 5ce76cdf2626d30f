"""Carving: cuts openings into solids with other solids. Needs Blender."""

import math

import bmesh
import bpy
import numpy as np


def _object(solid):
    vertices, faces = solid
    mesh = bpy.data.meshes.new("carve")
    mesh.from_pydata(np.asarray(vertices).tolist(), [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    holder = bpy.data.objects.new("carve", mesh)
    bpy.context.scene.collection.objects.link(holder)
    return holder


def carved(solid, cutters, bevel=0.0):
    """Returns a closed solid minus the cutters, optionally with its sharp edges bevelled (mm)."""
    body, tools = _object(solid), [_object(cutter) for cutter in cutters]
    for tool in tools:
        modifier = body.modifiers.new("cut", "BOOLEAN")
        modifier.operation, modifier.solver, modifier.object = "DIFFERENCE", "EXACT", tool
    if bevel:
        edge = body.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
        edge.angle_limit = math.radians(48)
    bpy.context.view_layer.update()
    seen = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = seen.to_mesh()
    vertices = np.array([vertex.co[:] for vertex in mesh.vertices])
    faces = [tuple(polygon.vertices) for polygon in mesh.polygons]
    seen.to_mesh_clear()
    for item in [body, *tools]:
        mesh = item.data
        bpy.data.objects.remove(item)
        bpy.data.meshes.remove(mesh)
    return vertices, faces
