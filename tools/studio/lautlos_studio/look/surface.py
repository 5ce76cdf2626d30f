"""Surface: one physical material with the structure that is visible in close-ups."""

import bpy


def linear(hex_colour):
    """Returns the linear RGBA of a #rrggbb colour."""
    digits = hex_colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


INPUTS = {
    "rough": "Roughness",
    "metal": "Metallic",
    "coat": "Clearcoat",
    "coat_rough": "Clearcoat Roughness",
    "spec": "Specular",
    "sheen": "Sheen",
    "glass": "Transmission",
    "ior": "IOR",
    "alpha": "Alpha",
}


class Surface:
    """A principled material of a #rrggbb or linear RGBA colour; its methods add structure and return itself."""

    def __init__(self, name, colour, glow=0.0, **settings):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self._tree = self.material.node_tree
        self._shader = self._tree.nodes["Principled BSDF"]
        colour = linear(colour) if isinstance(colour, str) else colour
        self._shader.inputs["Base Color"].default_value = colour
        for key, value in settings.items():
            self._shader.inputs[INPUTS[key]].default_value = value
        if glow:
            self._shader.inputs["Emission"].default_value = colour
            self._shader.inputs["Emission Strength"].default_value = glow

    def _node(self, kind, **values):
        node = self._tree.nodes.new(kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def _link(self, output, target):
        self._tree.links.new(output, target)

    def welded(self, radius, samples=3):
        """Blends junctions within the object into soft fillets of a radius in Blender units.

        The bevelled normal is used only where it differs strongly from the true one, so that
        reflections along the tubes stay crisp.
        """
        bevel = self._node("ShaderNodeBevel", Radius=radius)
        bevel.samples = samples
        geometry = self._node("ShaderNodeNewGeometry")
        likeness = self._node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        share = self._node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for key, value in (("From Min", 0.985), ("From Max", 0.94), ("To Min", 0.0), ("To Max", 1.0)):
            share.inputs[key].default_value = value
        mix = self._node("ShaderNodeMix", data_type="VECTOR")
        normal = self._node("ShaderNodeVectorMath", operation="NORMALIZE")
        self._link(geometry.outputs["Normal"], likeness.inputs[0])
        self._link(bevel.outputs[0], likeness.inputs[1])
        self._link(likeness.outputs["Value"], share.inputs["Value"])
        self._link(share.outputs[0], mix.inputs[0])
        vectors = [socket for socket in mix.inputs if socket.type == "VECTOR" and socket.enabled]
        self._link(geometry.outputs["Normal"], vectors[0])
        self._link(bevel.outputs[0], vectors[1])
        self._link(next(o for o in mix.outputs if o.type == "VECTOR"), normal.inputs[0])
        self._link(normal.outputs[0], self._shader.inputs["Normal"])
        self._link(normal.outputs[0], self._shader.inputs["Clearcoat Normal"])
        return self

    def grained(self, scale, strength, depth=0.01, detail=4, cells=False):
        """Adds a fine relief: noise, or cells as on rubber grips."""
        place = self._node("ShaderNodeTexCoord")
        texture = (
            self._node("ShaderNodeTexVoronoi", Scale=scale)
            if cells
            else self._node("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        )
        bump = self._node("ShaderNodeBump", Strength=strength, Distance=depth)
        self._link(place.outputs["Object"], texture.inputs["Vector"])
        self._link(texture.outputs[0], bump.inputs["Height"])
        self._link(bump.outputs[0], self._shader.inputs["Normal"])
        return self

    def brushed(self, scale, strength, stretch=(1, 1, 14)):
        """Adds fine parallel scratches along the axis that is stretched least."""
        place = self._node("ShaderNodeTexCoord")
        mapping = self._node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        texture = self._node("ShaderNodeTexNoise", Scale=scale, Detail=3)
        bump = self._node("ShaderNodeBump", Strength=strength, Distance=0.004)
        self._link(place.outputs["Object"], mapping.inputs["Vector"])
        self._link(mapping.outputs[0], texture.inputs["Vector"])
        self._link(texture.outputs[0], bump.inputs["Height"])
        self._link(bump.outputs[0], self._shader.inputs["Normal"])
        return self

    def paled(self, colour, middle, half):
        """Makes the surface paler towards -y, the camera's side, as if bleached by the sun: gradually from y = middle
        + half to middle - half (Blender units).
        """
        place = self._node("ShaderNodeTexCoord")
        split = self._node("ShaderNodeSeparateXYZ")
        share = self._node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        mix = self._node("ShaderNodeMixRGB")
        for key, value in (("From Min", middle + half), ("From Max", middle - half)):
            share.inputs[key].default_value = value
        mix.inputs["Color1"].default_value = self._shader.inputs["Base Color"].default_value
        mix.inputs["Color2"].default_value = linear(colour)
        self._link(place.outputs["Object"], split.inputs[0])
        self._link(split.outputs["Y"], share.inputs["Value"])
        self._link(share.outputs[0], mix.inputs["Fac"])
        self._link(mix.outputs[0], self._shader.inputs["Base Color"])
        return self

    def mottled(self, scale, dark, light, stretch=(1, 1, 1)):
        """Varies the colour softly between two tones, like leather, cork and felt, or like wood if it is stretched
        least along the grain.
        """
        place = self._node("ShaderNodeTexCoord")
        mapping = self._node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        texture = self._node("ShaderNodeTexNoise", Scale=scale, Detail=5)
        ramp = self._node("ShaderNodeValToRGB")
        low, high = ramp.color_ramp.elements
        low.position, high.position = 0.35, 0.7
        low.color, high.color = linear(dark), linear(light)
        self._link(place.outputs["Object"], mapping.inputs["Vector"])
        self._link(mapping.outputs[0], texture.inputs["Vector"])
        self._link(texture.outputs[0], ramp.inputs[0])
        self._link(ramp.outputs[0], self._shader.inputs["Base Color"])
        return self
