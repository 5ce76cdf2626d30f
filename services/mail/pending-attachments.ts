import type { Database, Transaction } from '../database/database';
import { insertAttachments, type MailAttachment } from './attachments';
import type { PendingDocument } from './outbox';

/** A mail whose paper may be made. `dueAt` is what a claim is made against: whoever changes it first makes the paper. */
export interface PendingMail {
  id: number;
  key: string;
  /** Epoch milliseconds, like all times here. */
  createdAt: number;
  dueAt: number;
}

/** Mails that wait for a paper of this kind and whose turn it is, at most eight, the oldest first. */
export async function listPendingMails(
  db: Database,
  paper: PendingDocument,
  now: number,
): Promise<PendingMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'key', 'created_at', 'next_attempt_at'])
    .where('waits_for', '=', paper)
    .where('next_attempt_at', '<=', now)
    .orderBy('id')
    .limit(8)
    .execute();
  return rows.map(({ id, key, created_at, next_attempt_at }) => ({
    ...{ id, key, createdAt: created_at, dueAt: next_attempt_at },
  }));
}

/** Takes the making of a paper for this process until the given time; false when another took it first. Then it is due again. */
export async function claimPendingMail(
  db: Database,
  { id, dueAt }: PendingMail,
  until: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('mail')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', '=', dueAt)
    .where('waits_for', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Brings a mail the paper it waits for, behind what it has, or lets it go without (null): it may be sent from now on. A mail that waits no
 * more stays as it is.
 */
export async function attachDocument(
  trx: Transaction,
  mailId: number,
  file: MailAttachment | null,
  now: number,
): Promise<void> {
  const waited = await trx
    .updateTable('mail')
    .set({ waits_for: null, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('waits_for', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (waited && file) await insertAttachments(trx, mailId, [file]);
}
