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
  /** Key of the event, for instance order-confirmation:<order id>. A repeated event does not create a second email. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Kinds of documents that are generated after the email was queued. The email is held back until its document is
 * attached.
 */
export type PendingDocument = 'order-confirmation';

interface NewMail extends MailContent {
  /** Reply address, if not the shop's. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  /** A document that is generated later. The email is not sent until attachDocument has added it. */
  pendingDocument?: PendingDocument;
  /** URL for one-click unsubscribing (RFC 8058). */
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
  /** Number of attempts the mail server has responded to. */
  attempts: number;
  lastError: string | null;
  /** Time of the permanent failure in epoch milliseconds, or null. */
  failedAt: number | null;
  /** Reason of the last failed attempt, such as smtp-550, or null. */
  failureCode: string | null;
}

/**
 * Adds an email with its attachments in the caller's transaction, so that it is sent only if the transaction commits.
 * An existing key is left unchanged.
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
      pending_document: mail.pendingDocument ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await insertAttachments(trx, written.id, attachments);
}

/** Returns the newest emails, at most `limit`, newest first. */
export async function listMails(db: Database, limit: number): Promise<Mail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return toMails(db, rows);
}

export async function findMail(db: Database, id: number): Promise<Mail | null> {
  const rows = await db.selectFrom('mail').selectAll().where('id', '=', id).execute();
  return (await toMails(db, rows))[0] ?? null;
}

/** Maps rows to emails in the same order, with the names of the attachments. */
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

/** Removes line breaks, which would start another header. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

/** An email with its recipient. `key` identifies the event that triggers the email. */
export interface EmailToSend {
  key: string;
  recipient: string;
  /** Reply address, if not the shop's. */
  replyTo?: string;
  content: EmailContent;
  /** URL for one-click unsubscribing. */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

/** Renders an email and adds it to the outbox in the caller's transaction, once per key, like enqueueMail. */
export async function enqueueEmail(
  trx: Transaction | Database,
  { content, ...mail }: EmailToSend,
  brand: Brand,
  now: number,
): Promise<void> {
  const written = renderEmail(content, buildEmailSender(brand, content.language));
  await enqueueMail(trx, { ...mail, subject: content.subject, ...written }, now);
}
