"""Cast: bicycles of the catalogue in a scene, each in its own paint."""

from ..bike.build import build_bike
from ..bike.spec import bike_spec
from ..catalogue import CatalogueError, colours, files
from ..mesh.vector import rotation_about, translation


def placed(x, y, turn):
    """Returns the motion that turns a bicycle (degrees about the vertical) and sets it at a place on the floor (mm).
    """
    return translation(x, y, 0) @ rotation_about((0, 0, 0), (0, 0, 1), turn)


def add_bike(assembly, model, colour, place, frame=None, steer=0.0, parts=None):
    """Adds a model in a colour at a place and returns it. Raises CatalogueError for an unknown model or colour."""
    paints, models = colours(), files("bikes")
    if model not in models:
        raise CatalogueError("bikes", model, "there is no such model")
    spec = bike_spec(models[model], paints, frame)
    if colour not in spec.colours:
        raise CatalogueError(f"{model}.yaml", "colors", f"has no {colour!r}")
    paint = paints[colour]
    assembly.renamed = {"paint": f"frame-{paint.finish}:{paint.hex}", "wordmark": f"satin:{paint.decal}"}
    bike = (parts or build_bike)(spec, assembly, steer, f"{model}-", place)
    assembly.renamed = {}
    return bike
