import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database';
import type { MailTable } from '../database/tables';
import {
  type AttachmentInfo,
  insertAttachments,
  listAttachments,
  type MailAttachment,
} from './attachments';
import type { Brand } from '../demo-data/shop-schema';
import { type EmailContent, renderEmail, buildEmailSender } from './email-layout';

interface MailContent {
  /** The event it tells of, for instance order-confirmation:<order id>: a repeated event writes no second mail. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail can wait for. */
export type PendingDocument = 'order-confirmation';

interface NewMail extends MailContent {
  /** Whom an answer goes to, when not to us. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  /** A paper that is made afterwards; until attachDocument has brought it the mail is not sent. */
  waitsFor?: PendingDocument;
  /** Where one press ends what the mail is sent for (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mail extends MailContent {
  id: number;
  attachments: AttachmentInfo[];
  replyTo: string | null;
  unsubscribeUrl: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  sentAt: number | null;
  /** How often the mail server has answered about it. */
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds since when it is tried no more; null otherwise. */
  failedAt: number | null;
  /** Why the last attempt failed, such as smtp-550; null when none did. */
  failureCode: string | null;
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
      next_attempt_at: now,
      failed_at: null,
      failure_code: null,
      reply_to: replyTo,
      waits_for: mail.waitsFor ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await insertAttachments(trx, written.id, attachments);
}

/** The newest mails, at most `limit`, newest first. */
export async function listMails(db: Database, limit: number): Promise<Mail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return toMails(db, rows);
}

/** One mail; null when there is none. */
export async function findMail(db: Database, id: number): Promise<Mail | null> {
  const rows = await db.selectFrom('mail').selectAll().where('id', '=', id).execute();
  return (await toMails(db, rows))[0] ?? null;
}

/** The mails of the rows, in their order, with the names of what is attached. */
export async function toMails(
  db: Database,
  rows: readonly Selectable<MailTable>[],
): Promise<Mail[]> {
  const attachments = await listAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    replyTo: row.reply_to,
    unsubscribeUrl: row.unsubscribe_url,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    lastError: row.last_error,
    failedAt: row.failed_at,
    failureCode: row.failure_code,
    attachments: attachments.get(row.id) ?? [],
  }));
}

/** A line break in a subject would begin a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

/** A letter and whom it goes to; its key is the event it tells of. */
export interface EmailToSend {
  key: string;
  recipient: string;
  /** Whom an answer goes to, when not to us. */
  replyTo?: string;
  content: EmailContent;
  /** Where one press ends what the letter is sent for. */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

/** Puts a letter into the outbox, in the caller's transaction and once per key, as enqueueMail does. */
export async function enqueueEmail(
  trx: Transaction | Database,
  { content, ...mail }: EmailToSend,
  brand: Brand,
  now: number,
): Promise<void> {
  const written = renderEmail(content, buildEmailSender(brand, content.language));
  await enqueueMail(trx, { ...mail, subject: content.subject, ...written }, now);
}
