"""Session: the layers of one subject, each rendered when first needed, and stored in a folder if one is given."""

import time

import numpy as np

from ..look.surface import linear
from .coat import coated, joined


class Session:
    """Renders all colours of one bicycle in one view with as few renders as possible."""

    def __init__(self, studio, folder=None):
        """Stores the rendered layers in `folder`, if given, so that an interrupted run can continue."""
        self._studio, self._folder, self._layers = studio, folder, {}

    def picture(self, colour):
        """Returns the picture in a colour of the catalogue, as display values."""
        rest = self._layer("unpainted", self._studio.unpainted)
        shadow = self._layer("shadow", self._studio.shadow)
        return self._studio.finished(joined(rest, self._painted(colour)), shadow)

    def _painted(self, colour):
        if colour.finish == "raw":
            return self._layer(f"raw-{colour.slug}", lambda: self._studio.bare_metal(colour))
        channels = self._layer(f"coat-{colour.finish}", lambda: self._studio.coat(colour.finish))
        return coated(channels, linear(colour.hex), linear(colour.decal))

    def _layer(self, name, render):
        if name not in self._layers:
            self._layers[name] = self._kept(name, render)
        return self._layers[name]

    def _kept(self, name, render):
        file = self._folder / f"{name}.npy" if self._folder else None
        if file and file.exists():
            return np.load(file).astype(np.float32)
        started, spent = time.time(), time.process_time()
        layer = render()
        print(
            f"[studio] {name}: {time.time() - started:.0f} s, {time.process_time() - spent:.0f} s of processor",
            flush=True,
        )
        if file:
            self._folder.mkdir(parents=True, exist_ok=True)
            partial = file.with_suffix(".part.npy")
            np.save(partial, layer.astype(np.float16))
            partial.replace(file)
        return layer
