import type { Database } from '../../database/database';

/** The next running number, `step` above the last one, never given twice. Call it inside the transaction that uses the number, so that none is lost. */
export async function nextNumber(
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
