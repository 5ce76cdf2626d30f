"""Pure white behind everything and one tone curve: the shop multiplies its pictures onto whatever they stand on."""

import numpy as np

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


EDGE = 0.055
"""The share of a picture's width over which a shadow ends before its border: pictures have no visible edge."""


def ended(shadow):
    """A shadow (light left, 0 to 1) that is gone at the picture's border."""
    height, width = shadow.shape
    reach = EDGE * width
    across = np.minimum(np.arange(width), np.arange(width)[::-1]) / reach
    down = np.minimum(np.arange(height), np.arange(height)[::-1]) / reach
    near = np.clip(np.minimum.outer(down, across), 0, 1)
    return 1 - (1 - shadow) * near * near * (3 - 2 * near)


def composed(layer, shadow, exposure=1.0):
    """A subject (linear premultiplied RGBA) with its shadow on pure white, as display values."""
    alpha = np.clip(layer[..., 3:4], 0, 1)
    subject = toned(layer[..., :3] / np.maximum(alpha, 1e-4), exposure)
    ground = ended(np.clip(shadow, 0, 1))[..., None] ** SHADOW_GAMMA
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
