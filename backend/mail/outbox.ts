import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database';
import type { MailTable } from '../database/tables/order-tables';
import {
  type AttachmentInfo,
  insertAttachments,
  listAttachments,
  type MailAttachment,
} from './attachments';

interface MailContent {
  /** The event it tells of, for instance order-confirmation:<order id>: a repeated event writes no second mail. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

interface NewMail extends MailContent {
  /** Whom an answer goes to, when not to us. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

export interface Mail extends MailContent {
  id: number;
  attachments: AttachmentInfo[];
  replyTo: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  sentAt: number | null;
  attempts: number;
  lastError: string | null;
}

/**
 * Writes a mail with its attachments inside the caller's transaction: it exists exactly when what it tells of does. A known key
 * is left as it is.
 */
export async function enqueueMail(
  trx: Transaction | Database,
  mail: NewMail,
  now: number,
): Promise<void> {
  const { key, recipient, subject, text, html, replyTo = null, attachments = [] } = mail;
  const written = await trx
    .insertInto('mail')
    .values({
      key,
      recipient,
      subject: oneLine(subject),
      text,
      html,
      created_at: now,
      sent_at: null,
      attempts: 0,
      last_error: null,
      reply_to: replyTo,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await insertAttachments(trx, written.id, attachments);
}

/** The newest mails, at most `limit`, newest first. */
export async function findMails(db: Database, limit: number): Promise<Mail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return toMails(db, rows);
}

/** One mail; null when there is none. */
export async function findMail(db: Database, id: number): Promise<Mail | null> {
  const rows = await db.selectFrom('mail').selectAll().where('id', '=', id).execute();
  return (await toMails(db, rows))[0] ?? null;
}

/** Unsent mails that have failed fewer than `maxAttempts` times, oldest first. */
export async function findUnsentMails(
  db: Database,
  maxAttempts: number,
  limit: number,
): Promise<Mail[]> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('attempts', '<', maxAttempts)
    .orderBy('id')
    .limit(limit)
    .execute();
  return toMails(db, rows);
}

/** Notes that a mail was handed to the mail server. */
export async function markSent(db: Database, id: number, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({ sent_at: now, last_error: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes that the mail server did not take a mail, and why. */
export async function markFailed(db: Database, id: number, reason: string): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({ last_error: reason, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function toMails(db: Database, rows: readonly Selectable<MailTable>[]): Promise<Mail[]> {
  const attachments = await listAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ created_at, sent_at, last_error, reply_to, ...same }) => ({
    ...same,
    replyTo: reply_to,
    createdAt: created_at,
    sentAt: sent_at,
    lastError: last_error,
    attachments: attachments.get(same.id) ?? [],
  }));
}

/** A line break in a subject would begin a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
