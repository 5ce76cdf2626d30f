import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database';

export interface MailAttachment {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Maximum size of an attachment. Mail servers reject emails of more than about 10 MB, and encoding adds a third. */
export const maxAttachmentBytes = 5 * 1024 * 1024;

/** An attachment as listed in the mailbox. `position` starts at 1. */
export interface AttachmentInfo {
  position: number;
  fileName: string;
  mediaType: string;
}

/** Adds attachments to an email after its existing ones. Identical files are stored once. */
export async function insertAttachments(
  trx: Transaction | Database,
  mailId: number,
  attachments: readonly MailAttachment[],
): Promise<void> {
  const known = (await listAttachments(trx, [mailId])).get(mailId)?.length ?? 0;
  for (const [index, { fileName, mediaType, bytes }] of attachments.entries()) {
    const hash = await saveMailFile(trx, bytes);
    await trx
      .insertInto('mail_attachment')
      .values({
        mail_id: mailId,
        position: known + index + 1,
        file_name: fileName,
        media_type: mediaType,
        file_hash: hash,
      })
      .execute();
  }
}

/** Stores a file for emails, once for identical content, and returns its key: the SHA-256 as hexadecimal digits. */
export async function saveMailFile(
  trx: Transaction | Database,
  bytes: Uint8Array,
): Promise<string> {
  const hash = hashOf(bytes);
  await trx
    .insertInto('mail_file')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
}

/** Returns the file with this key. Throws when it is missing or does not match the key. */
export async function getMailFile(db: Database, hash: string): Promise<Buffer> {
  const row = await db
    .selectFrom('mail_file')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  const bytes = row && Buffer.from(row.bytes);
  if (!bytes || hashOf(bytes) !== hash)
    throw new Error(`The mail file ${hash} differs from the stored file`);
  return bytes;
}

/** Returns position, name and type of the attachments by email id. Emails without attachments are missing. */
export async function listAttachments(
  db: Database | Transaction,
  mailIds: readonly number[],
): Promise<Map<number, AttachmentInfo[]>> {
  const found = new Map<number, AttachmentInfo[]>();
  if (mailIds.length === 0) return found;
  const rows = await db
    .selectFrom('mail_attachment')
    .select(['mail_id', 'position', 'file_name', 'media_type'])
    .where('mail_id', 'in', mailIds)
    .orderBy('position')
    .execute();
  for (const { mail_id, position, file_name, media_type } of rows) {
    const known = found.get(mail_id) ?? [];
    known.push({ position, fileName: file_name, mediaType: media_type });
    found.set(mail_id, known);
  }
  return found;
}

/** Returns an email's attachments with their content, in order. */
export async function listAttachmentFiles(db: Database, mailId: number): Promise<MailAttachment[]> {
  const rows = await db
    .selectFrom('mail_attachment')
    .innerJoin('mail_file', 'mail_file.hash', 'mail_attachment.file_hash')
    .select(['file_name', 'media_type', 'bytes'])
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_name, media_type, bytes }) => ({
    fileName: file_name,
    mediaType: media_type,
    bytes,
  }));
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
