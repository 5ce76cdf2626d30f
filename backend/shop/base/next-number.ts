import type { Database } from '../../database/database';

/** The next running number, never given twice. Call it inside the transaction that uses the number, so that none is lost. */
export async function nextNumber(
  db: Database,
  name: 'order' | 'invoice' | 'creditNote' | 'customer',
): Promise<number> {
  const row = await db
    .insertInto('sequence')
    .values({ name, last: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ last: eb('sequence.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}
