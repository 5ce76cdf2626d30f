import { randomInt } from 'node:crypto';
import type { Database } from '../../database/database';
import { nextNumber } from '../base/next-number';

/**
 * The widest gap between two order numbers. Half of it on average: 400,000 orders fit below a billion, the most that fields, papers and
 * payment references take.
 */
const widestGap = 4_999;

/**
 * The next order's number, in the transaction that uses it: above all before it, so that numbers still sort by age, and by a gap nobody can
 * foresee, so that nobody finds another order by counting from an own one. Never given twice: whoever takes a number waits for whoever
 * takes one at the same time.
 */
export function nextOrderNumber(db: Database): Promise<number> {
  return nextNumber(db, 'order', randomInt(1, widestGap + 1));
}
