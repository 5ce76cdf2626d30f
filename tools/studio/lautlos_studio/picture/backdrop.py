"""White background and a tone curve. The shop multiplies its pictures with the background behind them."""

import numpy as np

CONTRAST, SATURATION = 0.22, 1.05
SHADOW_GAMMA = 0.8


def toned(light, exposure=1.0):
    """Returns linear light as display values (0 to 1) with a soft shoulder, so that paints keep their colour."""
    light = np.maximum(light * exposure, 0)
    knee = 0.62
    light = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
    shown = np.where(
        light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-8), 1 / 2.4) - 0.055
    )
    shown = shown + CONTRAST * (shown * shown * (3 - 2 * shown) - shown)
    grey = shown @ np.array([0.2126, 0.7152, 0.0722])
    return grey[..., None] + (shown - grey[..., None]) * SATURATION


WHOLE = 0.6
"""Share of the way from the shadow's middle to the border up to which the shadow is complete. Beyond that it fades
out.
"""


def pooled(shadow, middle):
    """Returns a shadow (remaining light, 0 to 1) that fades out around its middle before the picture's border.

    The middle is where the subject stands, in shares from the upper left. The fade has the shape of an ellipse, so
    that the picture's rectangle is not visible on any background.
    """
    height, width = shadow.shape
    x, y = middle[0] * width, middle[1] * height
    across = np.abs(np.arange(width) + 0.5 - x) / max(1.0, min(x, width - x) - 1)
    rows = np.arange(height) + 0.5 - y
    down = np.abs(rows) / np.where(rows > 0, max(1.0, height - y - 1), max(1.0, y))
    share = np.clip((1 - np.hypot.outer(down, across)) / (1 - WHOLE), 0, 1)
    return 1 - (1 - shadow) * share * share * (3 - 2 * share)


def ground_of(shadow, middle):
    """Returns white with a shadow around its middle, as display values of one channel."""
    return (pooled(np.clip(shadow, 0, 1), middle)[..., None] ** SHADOW_GAMMA).astype(np.float32)


def composed(layer, ground, exposure=1.0):
    """Returns a subject (linear premultiplied RGBA) on its ground, as display values."""
    picture = np.repeat(ground, 3, -1)
    seen = layer[..., 3] > 0
    alpha = np.minimum(layer[seen][:, 3:4], 1)
    subject = toned(layer[seen][:, :3] / np.maximum(alpha, 1e-4), exposure)
    picture[seen] = subject * alpha + picture[seen] * (1 - alpha)
    return dithered(picture)


def dithered(picture):
    """Returns display values with slight noise against banding."""
    grain = np.random.default_rng(1).random(picture.shape[:2], np.float32)[..., None] - 0.5
    return np.clip(picture + grain / 255, 0, 1)


def save_png(picture, path):
    """Writes display values as an 8-bit PNG. An interrupted write leaves no incomplete file."""
    from PIL import Image

    partial = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(partial, format="PNG", compress_level=1)
    partial.replace(path)
