/**
 * Kinds of defects of an outlet bike, each with the parts on which it can be pictured.
 * `tools/studio/lautlos_studio/flaws/flaw.py` has the same list.
 */
export const defectParts = {
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

export type DefectKind = keyof typeof defectParts;
export type DefectPart = (typeof defectParts)[DefectKind][number];

export const defectKinds = Object.keys(defectParts) as readonly DefectKind[];
export const partsWithDefects: readonly DefectPart[] = [
  ...new Set(Object.values(defectParts).flat()),
];
export const defectSides = ['left', 'right', 'top', 'front'] as const;

/** A defect of one outlet bike and its location. */
export interface Defect {
  readonly kind: DefectKind;
  readonly part: DefectPart;
  readonly side: (typeof defectSides)[number];
  /** Longest dimension in millimeters; null for kinds without a size, such as a faded color. */
  readonly sizeMm: number | null;
  /** True when the shop has touched up the paint. */
  readonly isTouchedUp: boolean;
}

const unmeasured: readonly DefectKind[] = ['faded', 'shade', 'stickers'];
const mended: readonly DefectKind[] = ['scratch', 'chip'];

/** Validates a defect and returns its problems by field; empty when it can be pictured. */
export function listDefectProblems({
  kind,
  part,
  sizeMm,
  isTouchedUp,
}: Defect): { field: 'part' | 'size' | 'touchedUp'; reason: string }[] {
  const parts: readonly DefectPart[] = defectParts[kind];
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

/** Parses a defect from the API; null for a kind or part unknown to this version. */
export function parseDefect({
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
}): Defect | null {
  const known = {
    kind: defectKinds.find((one) => one === kind),
    part: partsWithDefects.find((one) => one === part),
    side: defectSides.find((one) => one === side),
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

/** Converts a length for display: millimeters below one centimeter, centimeters otherwise. */
export function toDefectSize(sizeMm: number): {
  readonly unit: 'mm' | 'cm';
  readonly size: number;
} {
  return sizeMm < 10 ? { unit: 'mm', size: sizeMm } : { unit: 'cm', size: sizeMm / 10 };
}
