import type { Database, Transaction } from '../database/database';
import { insertAttachments, type MailAttachment } from './attachments';
import type { MailPaper } from './outbox';

/** The mails that wait for a paper of this kind, at most fifty, the oldest first. Epoch milliseconds. */
export async function findWaitingMails(
  db: Database,
  paper: MailPaper,
): Promise<{ id: number; key: string; createdAt: number }[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'key', 'created_at'])
    .where('waits_for', '=', paper)
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(({ id, key, created_at }) => ({ id, key, createdAt: created_at }));
}

/** Brings a mail the paper it waits for, behind what it has, or lets it go without (null); a mail that waits no more stays as it is. */
export async function attachPaper(
  trx: Transaction,
  mailId: number,
  file: MailAttachment | null,
): Promise<void> {
  const waited = await trx
    .updateTable('mail')
    .set({ waits_for: null })
    .where('id', '=', mailId)
    .where('waits_for', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (waited && file) await insertAttachments(trx, mailId, [file]);
}
