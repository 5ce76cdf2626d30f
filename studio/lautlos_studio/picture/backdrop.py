"""The backdrop and the tone curve: what makes every picture of the range one set."""

import numpy as np

TOP, FLOOR = "#f4f2ee", "#edebe6"
"""The seamless backdrop: a warm off-white that falls off a little towards the floor."""

CONTRAST, SATURATION = 0.22, 1.05
SHADOW_GAMMA = 0.8


def toned(light, exposure=1.0):
    """Linear light as display values (0 to 1) with a soft shoulder, so that paints keep their colour."""
    light = np.maximum(light * exposure, 0)
    knee = 0.62
    light = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
    shown = np.where(
        light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-8), 1 / 2.4) - 0.055
    )
    shown = shown + CONTRAST * (shown * shown * (3 - 2 * shown) - shown)
    grey = shown @ np.array([0.2126, 0.7152, 0.0722])
    return grey[..., None] + (shown - grey[..., None]) * SATURATION


def _rgb(hex_colour):
    return np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def backdrop(height, width):
    """The empty backdrop as display values."""
    down = np.linspace(0, 1, height)[:, None, None]
    across = np.linspace(-1, 1, width)[None, :, None]
    fall = np.clip((down - 0.45) / 0.45, 0, 1)
    fall = fall * fall * (3 - 2 * fall)
    wall = _rgb(TOP) * (1 - fall) + _rgb(FLOOR) * fall
    wall = wall * (1 - 0.02 * across**2 * np.ones_like(down))
    return wall + 0.012 * np.exp(-((across / 0.6) ** 2 + ((down - 0.45) / 0.4) ** 2))


def composed(layer, shadow, exposure=1.0):
    """A subject (linear premultiplied RGBA) with its shadow on the backdrop, as display values."""
    height, width = layer.shape[:2]
    alpha = np.clip(layer[..., 3:4], 0, 1)
    subject = toned(layer[..., :3] / np.maximum(alpha, 1e-4), exposure)
    ground = backdrop(height, width) * np.clip(shadow[..., None], 0, 1) ** SHADOW_GAMMA
    return dithered(subject * alpha + ground * (1 - alpha))


def dithered(picture):
    """Display values with a breath of noise against banding."""
    grain = np.random.default_rng(1).random(picture.shape[:2])[..., None] - 0.5
    return np.clip(picture + grain / 255, 0, 1)


def save_png(picture, path):
    """Writes display values as an 8-bit PNG, whole or not at all."""
    from PIL import Image

    partial = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(partial, format="PNG")
    partial.replace(path)
