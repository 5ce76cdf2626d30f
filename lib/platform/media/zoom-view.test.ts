import { describe, expect, it } from 'vitest';
import {
  limitZoomView,
  computeMaxScale,
  applyPan,
  applyZoom,
  computeFitSize,
  initialZoomView,
} from './zoom-view';

const room = { width: 1200, height: 900, ratio: 1.5, maxScale: 3 };
const tall = { width: 390, height: 780, ratio: 1.5, maxScale: 4 };

describe('zoom limits', () => {
  it.each([
    [room, { width: 1200, height: 800 }],
    [tall, { width: 390, height: 260 }],
    [
      { width: 1500, height: 500, ratio: 1.5 },
      { width: 750, height: 500 },
    ],
  ])('in %o fit as %o', (space, expected) => {
    expect(computeFitSize(space)).toEqual(expected);
  });

  it.each([
    [3200, 1200, 1, 3200 / 1200],
    [3200, 1200, 2, 2],
    [3200, 390, 3, 3200 / 1170],
    [1200, 1200, 1, 2],
    [1200, 0, 1, 2],
  ])('of %i pixels shown %i wide at density %i allow the scale %d', (...facts) => {
    const [pixels, width, density, expected] = facts;
    expect(computeMaxScale(pixels, width, density)).toBe(expected);
  });
});

describe('zoom view', () => {
  it.each([
    [{ scale: 0.4, x: 50, y: -50 }, initialZoomView],
    [
      { scale: 9, x: 0, y: 0 },
      { scale: 3, x: 0, y: 0 },
    ],
    [
      { scale: 2, x: 5000, y: -5000 },
      { scale: 2, x: 600, y: -350 },
    ],
    [
      { scale: 1.1, x: 10, y: 10 },
      { scale: 1.1, x: 10, y: 0 },
    ],
  ])('%o is limited to %o', (view, expected) => {
    const limitedView = limitZoomView(view, room);
    expect(limitedView.scale).toBe(expected.scale);
    expect(limitedView.x).toBeCloseTo(expected.x);
    expect(limitedView.y).toBeCloseTo(expected.y);
  });

  it('scales around the focused point', () => {
    const at = { x: 150, y: -100 };
    const view = applyZoom(initialZoomView, 2, at, room);
    expect(view).toEqual({ scale: 2, x: -150, y: 100 });
    expect(applyZoom(view, 0.5, at, room)).toEqual(initialZoomView);
  });

  it('stops at the maximum scale and keeps the focused point', () => {
    expect(applyZoom({ scale: 2, x: 0, y: 0 }, 8, { x: 100, y: 0 }, room)).toEqual({
      scale: 3,
      x: -50,
      y: 0,
    });
  });

  it('moves no further than the picture’s edge', () => {
    expect(applyPan({ scale: 2, x: 590, y: 0 }, 30, 20, room)).toEqual({ scale: 2, x: 600, y: 20 });
  });
});
