/** A frame size as the content service describes it. */
export type SizeFacts = {
  size: string;
  bodyHeightMinCm: number;
  bodyHeightMaxCm: number;
  /** Height of the top tube over the ground, in millimetres. */
  standover: number;
};

export type Fit = {
  size: string;
  /** good: inside the size's range; outside: no size is made for this height, the nearest one is named. */
  kind: 'good' | 'outside';
  /** A second size that fits as well, on the border between two. */
  alternative: string | null;
};

/** So much room has to be left between rider and top tube, in millimetres. */
const standoverRoomMm = 20;

/**
 * The size for a body height in cm: of those made for it, the one whose middle is nearest. With an inseam (cm), sizes
 * that leave no room above the top tube are left out as long as another one remains. Null without sizes.
 */
export function recommendSize(
  sizes: readonly SizeFacts[],
  bodyHeightCm: number,
  inseamCm?: number | null,
): Fit | null {
  const [best, second] = standableSizes(sizes, inseamCm ?? null)
    .map((size) => ({ size: size.size, ...distances(size, bodyHeightCm) }))
    .sort((a, b) => a.fromRange - b.fromRange || a.fromMiddle - b.fromMiddle);
  if (!best) return null;
  const isGood = best.fromRange === 0;
  const alternative = isGood && second?.fromRange === 0 ? second.size : null;
  return { size: best.size, kind: isGood ? 'good' : 'outside', alternative };
}

function standableSizes(
  sizes: readonly SizeFacts[],
  inseamCm: number | null,
): readonly SizeFacts[] {
  if (inseamCm === null) return sizes;
  const standable = sizes.filter((size) => size.standover + standoverRoomMm <= inseamCm * 10);
  return standable.length > 0 ? standable : sizes.slice(0, 1);
}

function distances(size: SizeFacts, heightCm: number): { fromRange: number; fromMiddle: number } {
  return {
    fromRange: Math.max(0, size.bodyHeightMinCm - heightCm, heightCm - size.bodyHeightMaxCm),
    fromMiddle: Math.abs((size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2 - heightCm),
  };
}
