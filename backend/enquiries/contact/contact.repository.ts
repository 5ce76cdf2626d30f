import type { Transaction } from '../../database/database';

/** Notes that a message was taken, but for what it says. */
export async function insertMessage(
  trx: Transaction,
  message: { id: string; key: string; email: string; contentHash: string; now: number },
): Promise<void> {
  await trx
    .insertInto('contact_message')
    .values({
      id: message.id,
      request_key: message.key,
      email: message.email,
      content_hash: message.contentHash,
      received_at: message.now,
    })
    .execute();
}
