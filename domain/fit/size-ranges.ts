import type { FrameShape } from '../picture/bike-build';
import type { SizeFacts } from './advise-size';

type SizedFrame = {
  readonly shape: FrameShape;
  readonly sizes: readonly Pick<SizeFacts, 'size' | 'bodyHeightMinCm' | 'bodyHeightMaxCm'>[];
};

type Range = { readonly minCm: number; readonly maxCm: number };

/** A shape of frame: how many models have it, whom it is made for, and size by size from the smallest on. */
export type ShapeRange = Range & {
  readonly shape: FrameShape;
  readonly models: number;
  readonly sizes: readonly (Range & { readonly size: string })[];
};

const shapes: readonly FrameShape[] = ['diamond', 'mixte', 'wave'];

/** The body heights each shape of frame is made for, over all models; a shape that nothing is sold in is left out. */
export function sizeRanges(frames: readonly SizedFrame[]): ShapeRange[] {
  return shapes.flatMap((shape) => {
    const ofShape = frames.filter((frame) => frame.shape === shape);
    const rows = ofShape.flatMap(({ sizes }) => sizes);
    if (rows.length === 0) return [];
    const sizes = [...new Set(rows.map(({ size }) => size))]
      .map((size) => ({ size, ...rangeOf(rows.filter((row) => row.size === size)) }))
      .toSorted((a, b) => a.minCm - b.minCm);
    return [{ shape, models: ofShape.length, sizes, ...rangeOf(rows) }];
  });
}

function rangeOf(rows: SizedFrame['sizes']): Range {
  return {
    minCm: Math.min(...rows.map((row) => row.bodyHeightMinCm)),
    maxCm: Math.max(...rows.map((row) => row.bodyHeightMaxCm)),
  };
}
