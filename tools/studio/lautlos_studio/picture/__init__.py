"""From a scene to a finished picture: render layers, denoising, shadow, backdrop."""
