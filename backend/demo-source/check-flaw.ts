import { type Flaw, flawProblems } from '@/domain/catalog/flaw';
import type { BikeFile } from './bike-file';
import type { OutletFile } from './outlet-file';

type Written = NonNullable<OutletFile[number]['flaw']>;

/** A flaw of an outlet bike, from the words of its file. */
export function flawOf({ kind, part, side, size, touchedUp }: Written): Flaw {
  return { kind, part, side, sizeMm: size ?? null, isTouchedUp: touchedUp };
}

/** What is wrong with an outlet bike's flaw, by its field: what cannot be pictured, or a part that its model has not. */
export function checkFlaw(
  { flaw, model: slug }: Pick<OutletFile[number], 'flaw' | 'model'>,
  model: BikeFile,
): { field: string; reason: string }[] {
  if (flaw === undefined) return [];
  const problems = flawProblems(flawOf(flaw)).map(({ field, reason }) => ({
    field: `flaw.${field}`,
    reason,
  }));
  return flaw.part === 'mudguard' && model.build.mudguards === 'none'
    ? [...problems, { field: 'flaw.part', reason: `${slug} has no mudguards` }]
    : problems;
}
