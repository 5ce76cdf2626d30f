import type { Database, Transaction } from '../database/database';
import { insertAttachments, type MailAttachment } from './attachments';
import type { PendingDocument } from './outbox';

/** An email whose document is due for generation. A claim succeeds only while `dueAt` is unchanged. */
export interface PendingMail {
  id: number;
  key: string;
  /** Epoch milliseconds, like all times in this file. */
  createdAt: number;
  dueAt: number;
}

/** Lists due emails that wait for a document of this kind, at most eight, oldest first. */
export async function listPendingMails(
  db: Database,
  paper: PendingDocument,
  now: number,
): Promise<PendingMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'key', 'created_at', 'next_attempt_at'])
    .where('pending_document', '=', paper)
    .where('next_attempt_at', '<=', now)
    .orderBy('id')
    .limit(8)
    .execute();
  return rows.map(({ id, key, created_at, next_attempt_at }) => ({
    ...{ id, key, createdAt: created_at, dueAt: next_attempt_at },
  }));
}

/**
 * Claims the generation of a document for this process until the given time, when it becomes due again. Returns false
 * when another process was first.
 */
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
    .where('pending_document', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Attaches the document an email waits for after its existing attachments, or releases the email without it (null). The
 * email can then be sent. An email that is not waiting stays unchanged.
 */
export async function attachDocument(
  trx: Transaction,
  mailId: number,
  file: MailAttachment | null,
  now: number,
): Promise<void> {
  const waited = await trx
    .updateTable('mail')
    .set({ pending_document: null, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('pending_document', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (waited && file) await insertAttachments(trx, mailId, [file]);
}
