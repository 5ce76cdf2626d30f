import type { HouseDecision } from './decide-by-house';

export const decisionCommandUsage = [
  'npm run order -- <order number> withdrawn | released',
  '    about a withdrawal that waits for its buyer: carries it out as of the day it came in, or lifts the hold of the order',
].join('\n');

/** An operator's words as a decision about a withdrawal that waits; null when they are about something else. Throws when they say too much. */
export function readDecisionCommand(
  words: readonly string[],
): { kind: HouseDecision; orderNumber: number } | null {
  const [number = '', kind, ...more] = words;
  if (kind !== 'withdrawn' && kind !== 'released') return null;
  if (!/^\d{1,9}$/.test(number)) throw new Error('the order number must be a number');
  if (more.length > 0) throw new Error('there are too many words');
  return { kind, orderNumber: Number(number) };
}
