"""BikeSpec: one bicycle of the catalogue to be rendered, checked field by field."""

from dataclasses import dataclass

from ..catalogue import CatalogueError

SHAPES = ("diamond", "mixte", "wave")
DRIVES = (
    "singlespeed",
    "fixed",
    "nexus8",
    "alfine8",
    "alfine11",
    "enviolo",
    "rohloff14",
    "pinion-c6",
    "pinion-c9",
    "pinion-c12",
    "pinion-p9",
    "pinion-p12",
    "pinion-p18",
    "pinion-smart-c12",
)
MOTORS = (None, "mahle", "bosch")

PARTS = {
    "sidewall": ("black", "tan", "cream"),
    "rim": ("black", "silver"),
    "bar": ("flat", "riser", "city", "swept", "drop", "bullhorn"),
    "grip": ("black", "cognac", "brown"),
    "saddle": ("sport", "comfort", "leather"),
    "saddleColor": ("black", "cognac", "brown"),
    "mudguards": ("none", "black", "silver", "paint"),
    "rack": ("none", "black", "silver", "front"),
    "lights": (True, False),
    "brakes": ("disc", "rim", "coaster"),
    "fork": ("paint", "black"),
}
NUMBERS = ("tyre", "frontTeeth", "rearTeeth", "stemLength", "stemAngle", "spacers")
MEASURES = (
    "stack",
    "reach",
    "seatTube",
    "topTube",
    "headTube",
    "seatAngle",
    "headAngle",
    "chainstay",
    "bbDrop",
    "forkOffset",
    "wheelbase",
    "standover",
)
TUBES = ("top", "down", "seat", "head")


@dataclass(frozen=True)
class BikeSpec:
    """A model in one frame, size and drive train. The fields of geometry, build and tubes have the names of the
    catalogue.
    """

    slug: str
    name: str
    frame: str
    frame_names: dict
    has_choice: bool
    """Whether the model is available in more than one frame."""
    shape: str
    size: str
    geometry: dict
    build: dict
    tubes: dict
    drive: str
    motor: str
    body_height: float
    """Height of the rider for whom the saddle is set, cm."""
    colours: tuple
    """Slugs of the model's colours, the main colour first."""

    @property
    def is_silver(self):
        """Returns whether bright parts are silver, like the rims, or black."""
        return self.build["rim"] == "silver"

    @property
    def has_gearbox(self):
        """Returns whether the gears are at the bottom bracket."""
        return self.drive.startswith("pinion")


def frames(model):
    """Returns the SKU segments of a model's frames, in the order of its file."""
    return [frame["short"].value for frame in model["frames"]]


def bike_spec(model, paints, frame=None, code=None, size=None):
    """Returns a bicycle of a model: the given frame, drive train and size, by default the first frame and drive train
    and the middle size. Data that cannot be rendered is a CatalogueError with file and field.
    """
    chosen = _chosen(model["frames"], "short", frame)
    drivetrain = _chosen(model["drivetrains"], "code", code)
    sizes = chosen["sizes"]
    size = sizes[(len(sizes) - 1) // 2] if size is None else _chosen(sizes, "short", size)
    build = model["build"]
    height = size["bodyHeightCm"]
    return BikeSpec(
        slug=model["slug"].value,
        name=model["name"].value,
        frame=chosen["short"].value,
        frame_names=chosen["name"].value,
        has_choice=len(model["frames"]) > 1,
        shape=chosen["shape"].one_of(SHAPES),
        size=size["short"].value,
        geometry={key: size["geometry"][key].number() for key in MEASURES},
        build={key: build[key].one_of(known) for key, known in PARTS.items()}
        | {key: build[key].number() for key in NUMBERS},
        tubes={key: build["tubes"][key].number() for key in TUBES},
        drive=drivetrain["kind"].one_of(DRIVES),
        motor=drivetrain["motor"].one_of(MOTORS),
        body_height=(height[0].number() + height[1].number()) / 2,
        colours=tuple(row["color"].one_of(list(paints)) for row in model["colors"]),
    )


def _chosen(entries, key, wanted):
    for entry in entries:
        if wanted is None or entry[key].value == wanted:
            return entry
    raise CatalogueError(entries.file, entries.field, f"has no {key} {wanted!r}")
