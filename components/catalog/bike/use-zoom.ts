'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  computeMaxScale,
  applyPan,
  applyZoom,
  computeFitSize,
  initialZoomView,
  type ZoomViewport,
  type ZoomView,
} from '@/lib/platform/media/zoom-view';

/** The zoom factor of one step by key, button or double-click. */
export const zoomStep = 1.6;
/** The distance by which one press of an arrow key moves the image, in CSS pixels. */
const MOVE = 80;
const WHEEL = 0.0018;

type Point = { readonly x: number; readonly y: number };

interface Zoom {
  readonly view: ZoomView;
  /** Multiplies the zoom factor, with the center of the viewport as the fixed point. */
  readonly scaleBy: (factor: number) => void;
  readonly reset: () => void;
  /** The event handlers of the viewport: drag, pinch, wheel, double-click, keys. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onDoubleClick: (event: { clientX: number; clientY: number }) => void;
    readonly onWheel: (event: { clientX: number; clientY: number; deltaY: number }) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Zoom and pan state for an image, given its width and height in pixels, inside a container. */
export function useZoom(
  space: RefObject<HTMLElement | null>,
  picture: { readonly width: number; readonly height: number },
): Zoom {
  const [view, setView] = useState(initialZoomView);
  const pointers = useRef(new Map<number, Point>());
  useEffect(() => {
    const area = space.current;
    // A pinch on a touchpad fires a wheel event with Ctrl, which zooms the page. This default is prevented, because the
    // pinch zooms the image.
    const preventPageZoom = (event: WheelEvent): void => event.preventDefault();
    area?.addEventListener('wheel', preventPageZoom, { passive: false });
    return () => area?.removeEventListener('wheel', preventPageZoom);
  }, [space]);
  const room = (): ZoomViewport => roomOf(space.current, picture);
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = space.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const scaleAt = (factor: number, at: Point): void =>
    setView((now) => applyZoom(now, factor, at, room()));
  const scaleBy = (factor: number): void => scaleAt(factor, { x: 0, y: 0 });
  const move = (x: number, y: number): void => setView((now) => applyPan(now, x, y, room()));
  const releasePointer = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    view,
    scaleBy,
    reset: () => setView(initialZoomView),
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, fromMiddle(event));
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = fromMiddle(event);
        const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
        pointers.current.set(event.pointerId, now);
        if (other === undefined) move(now.x - before.x, now.y - before.y);
        else scaleAt(distance(now, other[1]) / distance(before, other[1]), middle(now, other[1]));
      },
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
      onDoubleClick: (event) =>
        view.scale > 1 ? setView(initialZoomView) : scaleAt(zoomStep * zoomStep, fromMiddle(event)),
      onWheel: (event) => scaleAt(Math.exp(-event.deltaY * WHEEL), fromMiddle(event)),
      onKeyDown: (event) => {
        const act = keys({ scaleBy, move, reset: () => setView(initialZoomView) })[event.key];
        // At scale 1 there is nothing to pan, so the arrow keys are left to the gallery, which goes to the next image.
        if (act === undefined || (view.scale === 1 && event.key.startsWith('Arrow'))) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
    },
  };
}

function roomOf(
  space: HTMLElement | null,
  { width, height }: { readonly width: number; readonly height: number },
): ZoomViewport {
  const box = { width: space?.clientWidth ?? 0, height: space?.clientHeight ?? 0 };
  const fitSize = computeFitSize({ ...box, ratio: width / height });
  const maxScale = computeMaxScale(width, fitSize.width, window.devicePixelRatio);
  return { ...box, ratio: width / height, maxScale };
}

const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

type ZoomActions = Pick<Zoom, 'scaleBy' | 'reset'> & {
  readonly move: (x: number, y: number) => void;
};

/** The actions by key. An arrow key moves the viewport over the image. */
function keys({ scaleBy, move, reset }: ZoomActions): Readonly<Record<string, () => void>> {
  return {
    '+': () => scaleBy(zoomStep),
    '=': () => scaleBy(zoomStep),
    '-': () => scaleBy(1 / zoomStep),
    '0': reset,
    ArrowLeft: () => move(MOVE, 0),
    ArrowRight: () => move(-MOVE, 0),
    ArrowUp: () => move(0, MOVE),
    ArrowDown: () => move(0, -MOVE),
  };
}
