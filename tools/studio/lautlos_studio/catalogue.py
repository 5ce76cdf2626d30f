"""Reads the catalogue: the same files that the shop is seeded from."""

from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[3] / "demo" / "catalogue"


class CatalogueError(Exception):
    """Raised for catalogue data that the studio cannot render. The message names the file and the field."""

    def __init__(self, file, field, reason):
        super().__init__(f"{file}: {field}: {reason}")


class Entry:
    """A value of a catalogue file with its file and path, which error messages name."""

    def __init__(self, value, file, field=""):
        self.value, self.file, self.field = value, file, field

    def __getitem__(self, key):
        """Returns the entry under a key or index. Raises CatalogueError if it is missing."""
        name = f"[{key}]" if isinstance(key, int) else f".{key}" if self.field else str(key)
        try:
            return Entry(self.value[key], self.file, self.field + name)
        except (KeyError, IndexError, TypeError):
            raise CatalogueError(self.file, self.field + name, "is missing") from None

    def __iter__(self):
        return (self[index] for index in range(len(self.value)))

    def __len__(self):
        return len(self.value)

    def get(self, key):
        """Like [key], but returns None for a missing key."""
        return self[key] if key in self.value else None

    def number(self):
        """Returns the value as a number. Raises CatalogueError for anything else."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            raise self.wrong("is not a number")
        return float(self.value)

    def one_of(self, known):
        """Returns the value. Raises CatalogueError if it is not one of `known`."""
        if self.value not in known:
            raise self.wrong(f"{self.value!r} is unknown, known are {', '.join(map(str, known))}")
        return self.value

    def wrong(self, reason):
        """Returns a CatalogueError that names the file and the field of this entry."""
        return CatalogueError(self.file, self.field, reason)


def read(path):
    """Reads a YAML file as an Entry. Raises CatalogueError if the file is unreadable."""
    try:
        return Entry(yaml.safe_load(path.read_text(encoding="utf-8")), path.name)
    except (OSError, yaml.YAMLError) as error:
        raise CatalogueError(path.name, "file", str(error)) from None


@dataclass(frozen=True)
class Colour:
    """A paint colour of colors.yaml."""

    slug: str
    names: dict
    hex: str
    decal: str
    finish: str


FINISHES = ("gloss", "satin", "raw")


def colours(root=ROOT):
    """Returns all paints by slug."""
    entries = read(root / "colors.yaml")
    found = {}
    for slug in entries.value:
        entry = entries[slug]
        hexes = {key: _hex(entry[key]) for key in ("hex", "decal")}
        found[slug] = Colour(
            slug, entry["name"].value, hexes["hex"], hexes["decal"], entry["finish"].one_of(FINISHES)
        )
    return found


def _hex(entry):
    value = entry.value
    if not (isinstance(value, str) and len(value) == 7 and value[0] == "#"):
        raise entry.wrong("is not #rrggbb")
    return value


def files(kind, root=ROOT):
    """Returns the entries of all files of a folder (`bikes` or `accessories`) by slug, ordered by position."""
    entries = [read(path) for path in sorted((root / kind).glob("*.yaml"))]
    entries.sort(key=lambda entry: entry["position"].number())
    return {entry["slug"].value: entry for entry in entries}
