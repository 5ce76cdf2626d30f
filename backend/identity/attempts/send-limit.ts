import type { Transaction } from '../../database/database';

const maxSendings = 5;
const window = 60 * 60 * 1000;

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
  const current = row && row.until_at > now ? row : { count: 0, until_at: now + window };
  if (current.count >= maxSendings) return false;
  const taken = { count: current.count + 1, last_at: now, until_at: current.until_at };
  await trx
    .insertInto('identity_attempt')
    .values({ kind: 'send', subject: key, ...taken })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(taken))
    .execute();
  return true;
}
