import type { Database } from '../../database/database';

/** The ranges whose numbers lie with buyers: orders, invoices (RE-) and credit notes (RK-). */
const numberRanges = ['order', 'invoice', 'creditNote'] as const;

export type NumberRange = (typeof numberRanges)[number];

export type NextNumbers = Record<NumberRange, number>;

/** More than a lost copy can lack: a slip of the finger that nothing takes back. Orders leave gaps between their numbers. */
const longestSteps: NextNumbers = { order: 1_000_000, invoice: 100_000, creditNote: 100_000 };

/** A wish that would leave a range worse than it is; the message is for the operator. */
export class NumberRangeError extends Error {
  override readonly name = 'NumberRangeError';
}

/** The number each range gives out next; of orders the lowest it may be. */
export async function readNextNumbers(db: Database): Promise<NextNumbers> {
  const rows = await db
    .selectFrom('sequence')
    .select(['name', 'last'])
    .where('name', 'in', numberRanges)
    .execute();
  const next = (range: NumberRange) => (rows.find(({ name }) => name === range)?.last ?? 0) + 1;
  return { order: next('order'), invoice: next('invoice'), creditNote: next('creditNote') };
}

/**
 * Lets ranges go on with at least these numbers; one that is further already stays. Never goes back. Throws NumberRangeError, and changes
 * nothing, where a number lies more than 100,000 ahead, of orders a million.
 */
export async function raiseNumbers(db: Database, atLeast: Partial<NextNumbers>): Promise<void> {
  const next = await readNextNumbers(db);
  const wishes = numberRanges.flatMap((range) => {
    const number = atLeast[range];
    return number === undefined ? [] : [{ range, number }];
  });
  for (const { range, number } of wishes)
    if (number - next[range] > longestSteps[range])
      throw new NumberRangeError(
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
