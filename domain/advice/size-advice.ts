import type { BodyMeasurements } from './body-measurements';

/** A frame size as the content service describes it: body heights in centimetres, the rest in millimetres. */
export type SizeFacts = {
  size: string;
  bodyHeightMinCm: number;
  bodyHeightMaxCm: number;
  /** Height of the top tube over the ground. */
  standover: number;
  reach: number;
};

/** Why one of two sizes is named first: what was wished, how the legs are, or the middle that is nearer. */
type Leaning = 'sporty' | 'upright' | 'longLegs' | 'shortLegs' | 'middle';

export type SizeAdvice =
  | { kind: 'fits'; size: string; roomMm: number | null }
  /** Two sizes are made for this height; `size` is the one that suits better. */
  | { kind: 'between'; size: string; other: string; leaning: Leaning }
  /** No size is made for this height; `size` is the nearest, `byCm` what is missing. */
  | { kind: 'tooTall' | 'tooShort'; size: string; byCm: number }
  /** `wanted` is made for this height, but one could not stand over it; `size` is the nearest that leaves room, null when none does. */
  | { kind: 'noRoom'; wanted: string; size: string | null };

/** So much room has to be left between rider and top tube, in millimetres. */
const standoverRoomMm = 20;

/** An inside leg beyond these shares of the height is called long or short. */
const legShare = { short: 0.455, long: 0.485 } as const;

/**
 * The size of a frame for a rider, and how sure that is. Sizes made for the height whose top tube leaves no room are left out; of two
 * that remain the wish decides, then the legs (the smaller is lower and longer to set up, the larger calmer and more upright), then
 * the nearer middle. Null without sizes.
 */
export function computeSizeAdvice(
  sizes: readonly SizeFacts[],
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

/** The sizes to look for, the better one first; none when the frame is not made for this rider. */
export function listRecommendedSizes(advice: SizeAdvice | null): string[] {
  if (advice?.kind === 'fits') return [advice.size];
  return advice?.kind === 'between' ? [advice.size, advice.other] : [];
}

function between(smaller: SizeFacts, larger: SizeFacts, rider: BodyMeasurements): SizeAdvice {
  const choose = (isLarger: boolean, leaning: Leaning): SizeAdvice => ({
    kind: 'between',
    size: (isLarger ? larger : smaller).size,
    other: (isLarger ? smaller : larger).size,
    leaning,
  });
  if (rider.posture === 'sporty' || rider.posture === 'upright')
    return choose(rider.posture === 'upright', rider.posture);
  const share = rider.inseamCm === null ? null : rider.inseamCm / rider.heightCm;
  if (share !== null && share > legShare.long) return choose(false, 'longLegs');
  if (share !== null && share < legShare.short) return choose(true, 'shortLegs');
  return choose(fromMiddle(larger, rider) < fromMiddle(smaller, rider), 'middle');
}

function outside(sizes: readonly SizeFacts[], { heightCm }: BodyMeasurements): SizeAdvice | null {
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
  sizes: readonly SizeFacts[],
  made: readonly SizeFacts[],
  rider: BodyMeasurements,
): SizeAdvice {
  const nearestFirst = (list: readonly SizeFacts[]): SizeFacts | undefined =>
    [...list].sort((a, b) => fromMiddle(a, rider) - fromMiddle(b, rider))[0];
  const left = nearestFirst(sizes.filter((size) => leavesRoom(size, rider)));
  return { kind: 'noRoom', wanted: nearestFirst(made)?.size ?? '', size: left?.size ?? null };
}

/** What is left between rider and top tube in millimetres; null while the inside leg is not known. */
function roomOf({ standover }: SizeFacts, { inseamCm }: BodyMeasurements): number | null {
  return inseamCm === null ? null : Math.round(inseamCm * 10 - standover);
}

function leavesRoom(size: SizeFacts, rider: BodyMeasurements): boolean {
  const room = roomOf(size, rider);
  return room === null || room >= standoverRoomMm;
}

/** By how many centimetres a height lies outside of what a size is made for. */
function beyond({ bodyHeightMinCm, bodyHeightMaxCm }: SizeFacts, heightCm: number): number {
  return Math.max(0, bodyHeightMinCm - heightCm, heightCm - bodyHeightMaxCm);
}

function fromMiddle(size: SizeFacts, { heightCm }: BodyMeasurements): number {
  return Math.abs((size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2 - heightCm);
}
