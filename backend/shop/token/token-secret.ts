import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database';

/** The secret that signs this shop's tokens: made at the first start, the same ever after. */
export async function loadTokenSecret(db: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'token-secret', value: randomBytes(64).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'token-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}
