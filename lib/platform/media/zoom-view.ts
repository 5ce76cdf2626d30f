/**
 * Position of a picture in its viewport: scale relative to the size that fits completely, and offset of its center (CSS
 * px).
 */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Sizes that limit a view, in CSS px. */
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
 * Returns the maximum scale of a picture with this many pixels at a screen density: one picture pixel per screen pixel,
 * at least 2.
 */
export function computeMaxScale(pixels: number, wholeWidth: number, density: number): number {
  return wholeWidth > 0 ? Math.max(2, pixels / (wholeWidth * density)) : 2;
}

/**
 * Limits a view: scale between 1 and the maximum, and offsets that leave no gap between picture and viewport edge
 * beyond that of a centered picture.
 */
export function limitZoomView(view: ZoomView, room: ZoomViewport): ZoomView {
  const scale = Math.min(Math.max(view.scale, 1), room.maxScale);
  const whole = computeFitSize(room);
  const within = (moved: number, size: number, space: number): number => {
    const spare = Math.max(0, (size * scale - space) / 2);
    return Math.min(Math.max(moved, -spare), spare) + 0;
  };
  return {
    scale,
    x: within(view.x, whole.width, room.width),
    y: within(view.y, whole.height, room.height),
  };
}

/** Zooms a view by a factor; the point of the picture under `at` (CSS px from the viewport's center) stays in place. */
export function applyZoom(
  view: ZoomView,
  factor: number,
  at: { readonly x: number; readonly y: number },
  room: ZoomViewport,
): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), room.maxScale);
  const by = scale / view.scale;
  return limitZoomView(
    { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by },
    room,
  );
}

/** Moves a view by CSS px. */
export function applyPan(view: ZoomView, x: number, y: number, room: ZoomViewport): ZoomView {
  return limitZoomView({ ...view, x: view.x + x, y: view.y + y }, room);
}
