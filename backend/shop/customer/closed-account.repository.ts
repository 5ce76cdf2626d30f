import { createHash } from 'node:crypto';
import type { Database } from '../../database/database';

/** When the account of this identity was deleted, in epoch milliseconds; null when it never was. */
export async function closedSince(db: Database, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('closed_account')
    .select('closed_at')
    .where('subject_hash', '=', hashSubject(subject))
    .executeTakeFirst();
  return row?.closed_at ?? null;
}

/** Those of these identities whose account was deleted, and when, in epoch milliseconds. */
export async function closedSinceAll(
  db: Database,
  subjects: readonly string[],
): Promise<{ subject: string; closedAt: number }[]> {
  const byHash = new Map(subjects.map((subject) => [hashSubject(subject), subject]));
  const rows = await db
    .selectFrom('closed_account')
    .selectAll()
    .where('subject_hash', 'in', [...byHash.keys()])
    .execute();
  return rows.flatMap(({ subject_hash, closed_at }) => {
    const subject = byHash.get(subject_hash);
    return subject === undefined ? [] : [{ subject, closedAt: closed_at }];
  });
}

/** Notes that the account of this identity was deleted. Only a digest of its id is kept. */
export async function noteClosed(db: Database, subject: string, now: number): Promise<void> {
  await db
    .insertInto('closed_account')
    .values({ subject_hash: hashSubject(subject), closed_at: now })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ closed_at: now }))
    .execute();
}

function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
