import type { Database } from '../../database/database';
import { randomInt } from 'node:crypto';

/**
 * Returns the next number of a sequence, `step` above the last one. A number is never assigned twice. Call it in the
 * transaction that uses the number, so that a rollback also returns the number.
 */
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

/** The sequences whose numbers buyers have received: orders, invoices (RE-) and credit notes (RK-). */
const numberRanges = ['order', 'invoice', 'creditNote'] as const;

export type NumberSequence = (typeof numberRanges)[number];

export type NextNumbers = Record<NumberSequence, number>;

/**
 * Maximum by which one command may raise each sequence. A raise cannot be undone, and a larger one is probably a typo.
 * Order numbers have gaps, so their limit is higher.
 */
const longestSteps: NextNumbers = { order: 1_000_000, invoice: 100_000, creditNote: 100_000 };

/** Thrown for a change that would damage a sequence. The message is for the operator. */
export class NumberSequenceError extends Error {
  override readonly name = 'NumberSequenceError';
}

/**
 * Returns the number each sequence assigns next; for orders, the lowest possible one, because order numbers have gaps.
 */
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
 * Raises sequences so that they continue with at least these numbers. A sequence that is already higher does not
 * change. Throws NumberSequenceError, without changing any sequence, if a number is more than 100,000 above the next
 * number of its sequence (a million for orders).
 */
export async function raiseNumberSequences(
  db: Database,
  atLeast: Partial<NextNumbers>,
): Promise<void> {
  const next = await getNextNumbers(db);
  const requested = numberRanges.flatMap((range) => {
    const number = atLeast[range];
    return number === undefined ? [] : [{ range, number }];
  });
  for (const { range, number } of requested)
    if (number - next[range] > longestSteps[range])
      throw new NumberSequenceError(
        `${number} is more than ${longestSteps[range].toLocaleString('en')} above ${next[range]}, the next number of its range. Check it for an extra digit.`,
      );
  for (const { range, number } of requested)
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
 * Maximum random gap between two order numbers; the average gap is half of it. 400,000 orders then stay below one
 * billion, the highest number that fits in form fields, documents and payment references.
 */
const widestGap = 4_999;

/**
 * Returns the next order number. Call it in the transaction that uses the number. The number is higher than all
 * previous ones, so orders sort by age. The gap is random, so that nobody can guess the numbers of other orders.
 * Concurrent calls wait for each other, so no number is assigned twice.
 */
export function createOrderNumber(db: Database): Promise<number> {
  return createNextNumber(db, 'order', randomInt(1, widestGap + 1));
}
