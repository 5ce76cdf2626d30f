import { countOne, waitMs } from '@/domain/limits/counted-window';
import type { Transaction } from '../../database/database';

const limit = { max: 5, windowMs: 60 * 60 * 1000 };

/** Counts a code sent to a subject; false when it had five of one purpose within the hour. Known and unknown e-mails count alike. */
export async function takeSending(
  trx: Transaction,
  purpose: string,
  subject: string,
  now: number,
): Promise<boolean> {
  const key = `${purpose}:${subject}`;
  const row = await trx
    .selectFrom('identity_attempt')
    .select(['count', 'until_at'])
    .where('kind', '=', 'send')
    .where('subject', '=', key)
    .executeTakeFirst();
  const known = row ? { count: row.count, since: row.until_at - limit.windowMs } : null;
  if (waitMs(known, limit, now) > 0) return false;
  const { count, since } = countOne(known, limit, now);
  const taken = { count, last_at: now, until_at: since + limit.windowMs };
  await trx
    .insertInto('identity_attempt')
    .values({ kind: 'send', subject: key, ...taken })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(taken))
    .execute();
  return true;
}
