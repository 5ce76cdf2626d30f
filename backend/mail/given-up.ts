import { dayMs } from '@/domain/time/durations';
import type { Database } from '../database/database';

/** So many different recipients refused alike, and none accepted since: the server refuses the shop, not them. */
const leastRecipients = 3;

/** How many mails were given up in the 24 hours before `now` (epoch milliseconds). */
export async function countGivenUp(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('failed_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the mails back that were given up with this code, where the code says something about the shop and not about recipients (relay denied,
 * sender blocked, quota used up): at least three recipients were first refused with it since the server last accepted a mail. They are due at
 * `dueAt` (epoch milliseconds). Gives their number; 0 where the refusals stand.
 */
export async function reviveRefusedByServer(
  db: Database,
  code: string,
  dueAt: number,
): Promise<number> {
  const since = await lastAcceptedAt(db);
  const refused = await db
    .selectFrom('mail')
    .select('recipient')
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_refused_at', '>', since)
    .execute();
  const recipients = new Set(refused.map(({ recipient }) => recipient.toLowerCase()));
  if (recipients.size < leastRecipients) return 0;
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ failed_at: null, next_attempt_at: dueAt, attempts: 0 })
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_refused_at', '>', since)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function lastAcceptedAt(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('sent_at').as('last'))
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
