import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Where enquiries are kept, and the column that says since when. */
const receivedAt = {
  contact_message: 'received_at',
  test_ride_request: 'created_at',
  withdrawal: 'received_at',
} as const;

type EnquiryTable = keyof typeof receivedAt;

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
