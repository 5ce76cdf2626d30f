import type { Database } from '../../database/database';
import { randomInt } from 'node:crypto';

/** The next running number, `step` above the last one, never given twice. Call it inside the transaction that uses the number, so that none is lost. */
export async function createNextNumber(
  db: Database,
  name: 'order' | 'invoice' | 'creditNote' | 'customer',
  step = 1,
): Promise<number> {
  const row = await db
    .insertInto('sequence')
    .values({ name, last: step })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ last: eb('sequence.last', '+', step) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

/** The ranges whose numbers lie with buyers: orders, invoices (RE-) and credit notes (RK-). */
const numberRanges = ['order', 'invoice', 'creditNote'] as const;

export type NumberSequence = (typeof numberRanges)[number];

export type NextNumbers = Record<NumberSequence, number>;

/** More than a lost copy can lack: a slip of the finger that nothing takes back. Orders leave gaps between their numbers. */
const longestSteps: NextNumbers = { order: 1_000_000, invoice: 100_000, creditNote: 100_000 };

/** A wish that would leave a range worse than it is; the message is for the operator. */
export class NumberSequenceError extends Error {
  override readonly name = 'NumberSequenceError';
}

/** The number each range gives out next; of orders the lowest it may be. */
export async function getNextNumbers(db: Database): Promise<NextNumbers> {
  const rows = await db
    .selectFrom('sequence')
    .select(['name', 'last'])
    .where('name', 'in', numberRanges)
    .execute();
  const next = (range: NumberSequence) => (rows.find(({ name }) => name === range)?.last ?? 0) + 1;
  return { order: next('order'), invoice: next('invoice'), creditNote: next('creditNote') };
}

/**
 * Lets ranges go on with at least these numbers; one that is further already stays. Never goes back. Throws NumberSequenceError, and changes
 * nothing, where a number lies more than 100,000 ahead, of orders a million.
 */
export async function raiseNumberSequences(
  db: Database,
  atLeast: Partial<NextNumbers>,
): Promise<void> {
  const next = await getNextNumbers(db);
  const wishes = numberRanges.flatMap((range) => {
    const number = atLeast[range];
    return number === undefined ? [] : [{ range, number }];
  });
  for (const { range, number } of wishes)
    if (number - next[range] > longestSteps[range])
      throw new NumberSequenceError(
        `${number} lies more than ${longestSteps[range].toLocaleString('en')} above ${next[range]}, the next number there: is a digit too many in it?`,
      );
  for (const { range, number } of wishes)
    await db
      .insertInto('sequence')
      .values({ name: range, last: number - 1 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ last: number - 1 })
          .where('sequence.last', '<', number - 1),
      )
      .execute();
}

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
export function createOrderNumber(db: Database): Promise<number> {
  return createNextNumber(db, 'order', randomInt(1, widestGap + 1));
}
