/** How a picture lies in its room: its scale against the size in which all of it is seen, and how far its middle is moved (CSS px). */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The sizes that bound a view, in CSS px. */
export interface ZoomViewport {
  readonly width: number;
  readonly height: number;
  /** The picture's own proportion, width by height. */
  readonly ratio: number;
  /** The most that may be asked of the picture: the scale at which one of its pixels is one of the screen's, at least twice the whole. */
  readonly maxScale: number;
}

/** The whole picture in the middle of its room. */
export const initialZoomView: ZoomView = { scale: 1, x: 0, y: 0 };

/** The size (CSS px) in which all of a picture is seen. */
export function computeFitSize({ width, height, ratio }: Omit<ZoomViewport, 'maxScale'>): {
  width: number;
  height: number;
} {
  const shown = Math.min(width, height * ratio);
  return { width: shown, height: shown / ratio };
}

/** How far a picture of so many pixels may be enlarged on a screen of a density: to its own sharpness, at least twice the whole. */
export function computeMaxScale(pixels: number, wholeWidth: number, density: number): number {
  return wholeWidth > 0 ? Math.max(2, pixels / (wholeWidth * density)) : 2;
}

/** A view that keeps to its room: no smaller than the whole, no larger than sharp, no edge further in than the room's own. */
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

/** The view enlarged by a factor while the point of the picture under `at` (CSS px from the room's middle) stays there. */
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

/** The view moved by CSS px. */
export function applyPan(view: ZoomView, x: number, y: number, room: ZoomViewport): ZoomView {
  return limitZoomView({ ...view, x: view.x + x, y: view.y + y }, room);
}
