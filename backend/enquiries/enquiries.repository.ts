import { sql } from 'kysely';
import type { Database } from '../database/database';
import { fits, literally } from '../database/any-letter-case';

/** Where enquiries are kept, and the column that says since when. */
const receivedAt = {
  contact_message: 'received_at',
  test_ride_request: 'created_at',
  withdrawal: 'received_at',
} as const;

export type EnquiryTable = keyof typeof receivedAt;

/** When enquiries since then came into these tables from this mailbox, the oldest first; what stands behind a plus makes no other mailbox. */
export async function listTimes(
  db: Database,
  tables: readonly EnquiryTable[],
  { email, since }: { email: string; since: number },
): Promise<number[]> {
  const { mailbox, tagged } = mailboxOf(email);
  const lists = await Promise.all(
    tables.map((table) => {
      const at = sql.ref<number>(receivedAt[table]);
      return db
        .selectFrom(table)
        .select(at.as('at'))
        .where(({ or, eb, ref }) => or([eb('email', '=', mailbox), fits(ref('email'), tagged)]))
        .where(at, '>', since)
        .execute();
    }),
  );
  return lists.flatMap((rows) => rows.map((row) => row.at)).sort((a, b) => a - b);
}

/** The address without a tag, and the pattern of those with one. */
export function mailboxOf(email: string): { mailbox: string; tagged: string } {
  const end = email.lastIndexOf('@');
  const local = email.slice(0, end).split('+', 1)[0] ?? '';
  const domain = email.slice(end);
  return { mailbox: local + domain, tagged: `${literally(local)}+%${literally(domain)}` };
}

/** The id and content of what came under this key; null when nothing did. */
export async function findKept(
  db: Database,
  table: 'contact_message' | 'test_ride_request',
  key: string,
): Promise<{ kept: string; contentHash: string } | null> {
  const row = await db
    .selectFrom(table)
    .select(['id', 'content_hash'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? { kept: row.id, contentHash: row.content_hash } : null;
}

/** Forgets what came before then and says how many that were. */
export async function forgetBefore(
  db: Database,
  table: EnquiryTable,
  before: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(sql.ref<number>(receivedAt[table]), '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
