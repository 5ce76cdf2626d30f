/** What can be wrong with a single piece, and on which parts that can be seen; `flaws/flaw.py` of the studio knows the same. */
export const flawParts = {
  scratch: ['down-tube', 'top-tube', 'fork-inner'],
  chip: ['down-tube', 'top-tube'],
  scrape: ['bar'],
  dent: ['mudguard'],
  speck: ['dropout'],
  bare: ['basket-holder'],
  faded: ['saddle'],
  shade: ['frame'],
  stickers: ['down-tube'],
} as const;

export type FlawKind = keyof typeof flawParts;
export type FlawPart = (typeof flawParts)[FlawKind][number];

export const flawKinds = Object.keys(flawParts) as readonly FlawKind[];
export const partsWithFlaws: readonly FlawPart[] = [...new Set(Object.values(flawParts).flat())];
export const flawSides = ['left', 'right', 'top', 'front'] as const;

/** What is wrong with one piece, and where. */
export interface Flaw {
  readonly kind: FlawKind;
  readonly part: FlawPart;
  readonly side: (typeof flawSides)[number];
  /** Its longest measure in millimetres; null for what has none, as a colour. */
  readonly sizeMm: number | null;
  /** Whether the house has put paint on it. */
  readonly isTouchedUp: boolean;
}

const unmeasured: readonly FlawKind[] = ['faded', 'shade', 'stickers'];
const mended: readonly FlawKind[] = ['scratch', 'chip'];

/** What is wrong with a flaw as it is written down, by its field; empty for one that can be pictured. */
export function flawProblems({
  kind,
  part,
  sizeMm,
  isTouchedUp,
}: Flaw): { field: 'part' | 'size' | 'touchedUp'; reason: string }[] {
  const parts: readonly FlawPart[] = flawParts[kind];
  const problems = [];
  if (!parts.includes(part))
    problems.push({
      field: 'part' as const,
      reason: `there is no picture of a ${kind} on the ${part}, only on: ${parts.join(', ')}`,
    });
  if (sizeMm === null && !unmeasured.includes(kind))
    problems.push({ field: 'size' as const, reason: `a ${kind} has a size, in millimetres` });
  if (sizeMm !== null && unmeasured.includes(kind))
    problems.push({ field: 'size' as const, reason: `a flaw that is ${kind} has no size` });
  if (isTouchedUp && !mended.includes(kind))
    problems.push({
      field: 'touchedUp' as const,
      reason: `only ${mended.join(' and ')} are touched up, not ${kind}`,
    });
  return problems;
}

/** A flaw as the wire names it; null for one this version has no words for. */
export function readFlaw({
  kind,
  part,
  side,
  size,
  touchedUp,
}: {
  readonly kind: string;
  readonly part: string;
  readonly side: string;
  readonly size: number | null;
  readonly touchedUp: boolean;
}): Flaw | null {
  const known = {
    kind: flawKinds.find((one) => one === kind),
    part: partsWithFlaws.find((one) => one === part),
    side: flawSides.find((one) => one === side),
  };
  if (known.kind === undefined || known.part === undefined || known.side === undefined) return null;
  return {
    kind: known.kind,
    part: known.part,
    side: known.side,
    sizeMm: size !== null && size > 0 ? size : null,
    isTouchedUp: touchedUp,
  };
}

/** A length as people say it: millimetres below one centimetre, centimetres from there. */
export function flawSize(sizeMm: number): { readonly unit: 'mm' | 'cm'; readonly size: number } {
  return sizeMm < 10 ? { unit: 'mm', size: sizeMm } : { unit: 'cm', size: sizeMm / 10 };
}
