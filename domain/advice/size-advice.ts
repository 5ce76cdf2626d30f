import type { BodyMeasurements } from './body-measurements';

/** A frame size from the content service: body heights in centimeters, other values in millimeters. */
export type SizeAdviceInput = {
  size: string;
  bodyHeightMinCm: number;
  bodyHeightMaxCm: number;
  /** Height of the top tube above the ground. */
  standover: number;
  reach: number;
};

/** Reason for preferring one of two sizes: the preferred posture, the leg length, or the nearer middle of the range. */
type Leaning = 'sporty' | 'upright' | 'longLegs' | 'shortLegs' | 'middle';

export type SizeAdvice =
  | { kind: 'fits'; size: string; roomMm: number | null }
  /** Two sizes fit this height; `size` is the better one. */
  | { kind: 'between'; size: string; other: string; reason: Leaning }
  /** No size fits this height; `size` is the nearest, `byCm` the difference. */
  | { kind: 'tooTall' | 'tooShort'; size: string; byCm: number }
  /**
   * `wanted` fits this height, but its top tube is too high; `size` is the nearest with enough standover room, null
   * when none has it.
   */
  | { kind: 'noRoom'; wanted: string; size: string | null };

/** Required room between rider and top tube, in millimeters. */
const standoverRoomMm = 20;

/** Inseam as a share of the body height: legs count as short below the first value, and as long above the second. */
const legShare = { short: 0.455, long: 0.485 } as const;

/**
 * Recommends a frame size for a rider; null without sizes. Sizes that fit the height but leave too little standover
 * room are excluded. If two sizes remain, the preferred posture decides (sporty: smaller, upright: larger), then the
 * leg length (long: smaller, short: larger), then the nearer middle of the height range.
 */
export function computeSizeAdvice(
  sizes: readonly SizeAdviceInput[],
  rider: BodyMeasurements,
): SizeAdvice | null {
  const made = sizes.filter((size) => beyond(size, rider.heightCm) === 0);
  const [first, second] = made
    .filter((size) => leavesRoom(size, rider))
    .sort((a, b) => a.bodyHeightMinCm - b.bodyHeightMinCm);
  if (first === undefined)
    return made.length > 0 ? noRoom(sizes, made, rider) : outside(sizes, rider);
  if (second === undefined) return { kind: 'fits', size: first.size, roomMm: roomOf(first, rider) };
  return between(first, second, rider);
}

/** Lists the recommended sizes, the better one first; empty when the frame does not fit the rider. */
export function listRecommendedSizes(advice: SizeAdvice | null): string[] {
  if (advice?.kind === 'fits') return [advice.size];
  return advice?.kind === 'between' ? [advice.size, advice.other] : [];
}

function between(
  smaller: SizeAdviceInput,
  larger: SizeAdviceInput,
  rider: BodyMeasurements,
): SizeAdvice {
  const choose = (isLarger: boolean, leaning: Leaning): SizeAdvice => ({
    kind: 'between',
    size: (isLarger ? larger : smaller).size,
    other: (isLarger ? smaller : larger).size,
    reason: leaning,
  });
  if (rider.posture === 'sporty' || rider.posture === 'upright')
    return choose(rider.posture === 'upright', rider.posture);
  const share = rider.inseamCm === null ? null : rider.inseamCm / rider.heightCm;
  if (share !== null && share > legShare.long) return choose(false, 'longLegs');
  if (share !== null && share < legShare.short) return choose(true, 'shortLegs');
  return choose(fromMiddle(larger, rider) < fromMiddle(smaller, rider), 'middle');
}

function outside(
  sizes: readonly SizeAdviceInput[],
  { heightCm }: BodyMeasurements,
): SizeAdvice | null {
  const [nearest] = [...sizes].sort((a, b) => beyond(a, heightCm) - beyond(b, heightCm));
  if (nearest === undefined) return null;
  const isTall = heightCm > nearest.bodyHeightMaxCm;
  return {
    kind: isTall ? 'tooTall' : 'tooShort',
    size: nearest.size,
    byCm: beyond(nearest, heightCm),
  };
}

function noRoom(
  sizes: readonly SizeAdviceInput[],
  made: readonly SizeAdviceInput[],
  rider: BodyMeasurements,
): SizeAdvice {
  const nearestFirst = (list: readonly SizeAdviceInput[]): SizeAdviceInput | undefined =>
    [...list].sort((a, b) => fromMiddle(a, rider) - fromMiddle(b, rider))[0];
  const left = nearestFirst(sizes.filter((size) => leavesRoom(size, rider)));
  return { kind: 'noRoom', wanted: nearestFirst(made)?.size ?? '', size: left?.size ?? null };
}

/** Returns the room between rider and top tube in millimeters; null while the inseam is unknown. */
function roomOf({ standover }: SizeAdviceInput, { inseamCm }: BodyMeasurements): number | null {
  return inseamCm === null ? null : Math.round(inseamCm * 10 - standover);
}

function leavesRoom(size: SizeAdviceInput, rider: BodyMeasurements): boolean {
  const room = roomOf(size, rider);
  return room === null || room >= standoverRoomMm;
}

/** Returns the distance in centimeters of a height from the range of a size; 0 inside the range. */
function beyond({ bodyHeightMinCm, bodyHeightMaxCm }: SizeAdviceInput, heightCm: number): number {
  return Math.max(0, bodyHeightMinCm - heightCm, heightCm - bodyHeightMaxCm);
}

function fromMiddle(size: SizeAdviceInput, { heightCm }: BodyMeasurements): number {
  return Math.abs((size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2 - heightCm);
}
