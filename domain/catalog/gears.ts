/** What the drive trains of a model have in common to say about gears. */
export interface GearSummary {
  /** Numbers of gears, ascending, without repetition. */
  readonly counts: readonly number[];
  readonly stepless: boolean;
  readonly single: boolean;
}

const GEARS: Readonly<Record<string, number>> = {
  nexus8: 8,
  alfine8: 8,
  alfine11: 11,
  'pinion-c6': 6,
  'pinion-c9': 9,
  'pinion-c12': 12,
  'pinion-p9': 9,
  'pinion-p12': 12,
  'pinion-p18': 18,
  'pinion-smart-c12': 12,
  rohloff14: 14,
};

/** Sums up drive train kinds; kinds this shop does not know add nothing. */
export function gearSummary(kinds: readonly string[]): GearSummary {
  const counts = [...new Set(kinds.flatMap((kind) => GEARS[kind] ?? []))].sort((a, b) => a - b);
  return {
    counts,
    stepless: kinds.includes('enviolo'),
    single: kinds.some((kind) => kind === 'singlespeed' || kind === 'fixed'),
  };
}
