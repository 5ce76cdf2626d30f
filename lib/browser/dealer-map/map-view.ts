import type { Position } from '@/domain/dealers/dealer';

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** What the shipped map shows at most. */
export const wholeMap: Bounds = [-9, 42.2, 19, 58.5];

/** The smallest box around some places; the whole map without any. */
export function boundsOf(positions: readonly Position[]): Bounds {
  if (positions.length === 0) return wholeMap;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}
