/**
 * Position of a picture in its viewport: scale relative to the size that fits completely, and offset of its center (CSS
 * px).
 */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Sizes of viewport and picture that limit zooming and moving, in CSS px. */
export interface ZoomViewport {
  readonly width: number;
  readonly height: number;
  /** Aspect ratio of the picture, width divided by height. */
  readonly ratio: number;
  /** Maximum scale: one picture pixel per screen pixel, at least 2. */
  readonly maxScale: number;
}

/** The whole picture, centered. */
export const initialZoomView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Returns the size (CSS px) in which the whole picture fits. */
export function computeFitSize({ width, height, ratio }: Omit<ZoomViewport, 'maxScale'>): {
  width: number;
  height: number;
} {
  const shown = Math.min(width, height * ratio);
  return { width: shown, height: shown / ratio };
}

/**
 * Returns the maximum scale of a picture that is `pixels` wide and, at scale 1, `wholeWidth` CSS px wide: one picture
 * pixel per screen pixel, at least 2.
 */
export function computeMaxScale(pixels: number, wholeWidth: number, density: number): number {
  return wholeWidth > 0 ? Math.max(2, pixels / (wholeWidth * density)) : 2;
}

/**
 * Limits a view: the scale stays between 1 and the maximum, and the gaps at the viewport edges stay no larger than with
 * a centered picture.
 */
export function limitZoomView(view: ZoomView, viewport: ZoomViewport): ZoomView {
  const scale = Math.min(Math.max(view.scale, 1), viewport.maxScale);
  const whole = computeFitSize(viewport);
  const within = (moved: number, size: number, space: number): number => {
    const spare = Math.max(0, (size * scale - space) / 2);
    return Math.min(Math.max(moved, -spare), spare) + 0;
  };
  return {
    scale,
    x: within(view.x, whole.width, viewport.width),
    y: within(view.y, whole.height, viewport.height),
  };
}

/** Zooms a view by a factor; the point of the picture under `at` (CSS px from the viewport's center) stays in place. */
export function applyZoom(
  view: ZoomView,
  factor: number,
  at: { readonly x: number; readonly y: number },
  viewport: ZoomViewport,
): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), viewport.maxScale);
  const by = scale / view.scale;
  return limitZoomView(
    { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by },
    viewport,
  );
}

/** Moves a view by `x` and `y` CSS px. */
export function applyPan(view: ZoomView, x: number, y: number, viewport: ZoomViewport): ZoomView {
  return limitZoomView({ ...view, x: view.x + x, y: view.y + y }, viewport);
}
