import { dayOfText } from '../time/day';
import type { DaySpan } from '../time/write-days';

/** An order's days as the wire has them; without a first day it is one day, without a last one nobody knows. */
export function expectedDays(
  first: string | null | undefined,
  last: string | null | undefined,
): DaySpan | null {
  const until = dayOfText(last ?? '');
  if (until === null) return null;
  const from = dayOfText(first ?? '') ?? until;
  return { from: from < until ? from : until, until };
}
