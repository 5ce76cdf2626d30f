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
        """The value under a key or index; a missing one is an error."""
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
        """As [key], but None where there is no such key."""
        return self[key] if key in self.value else None

    def number(self):
        """The value as a number; anything else is an error."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            raise self.wrong("is not a number")
        return float(self.value)

    def one_of(self, known):
        """The value, which must be among the known ones."""
        if self.value not in known:
            raise self.wrong(f"{self.value!r} is unknown, known are {', '.join(map(str, known))}")
        return self.value

    def wrong(self, reason):
        """Returns a CatalogueError that names the file and the field of this entry."""
        return CatalogueError(self.file, self.field, reason)


def read(path):
    """A YAML file as an entry; an unreadable one is an error."""
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
    """All paints by slug."""
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
    """The entries of all files of a folder (`bikes` or `accessories`), by slug in order of position."""
    entries = [read(path) for path in sorted((root / kind).glob("*.yaml"))]
    entries.sort(key=lambda entry: entry["position"].number())
    return {entry["slug"].value: entry for entry in entries}
