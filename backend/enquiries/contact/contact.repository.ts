import type { Database } from '../../database/database';

export interface TakenMessage {
  id: string;
  key: string;
  /** Lower-case. */
  email: string;
  /** SHA-256 of what was written, hexadecimal. */
  contentHash: string;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** The message that came under this key; null when there is none. */
export async function findMessage(db: Database, key: string): Promise<TakenMessage | null> {
  const row = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { id, request_key, email, content_hash, received_at } = row;
  return { id, key: request_key, email, contentHash: content_hash, receivedAt: received_at };
}

/** When the messages of this e-mail since then came in, the oldest first. */
export async function listTimes(db: Database, email: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contact_message')
    .select('received_at')
    .where('email', '=', email)
    .where('received_at', '>', since)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at }) => received_at);
}

/** Notes that a message was taken. */
export async function insertMessage(db: Database, message: TakenMessage): Promise<void> {
  await db
    .insertInto('contact_message')
    .values({
      id: message.id,
      request_key: message.key,
      email: message.email,
      content_hash: message.contentHash,
      received_at: message.receivedAt,
    })
    .execute();
}

/** Forgets what was taken before then and says how many that were. */
export async function removeMessages(db: Database, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_message')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
