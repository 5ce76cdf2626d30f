import type { Database, Transaction } from '../database/database';
import type { Brand } from '../demo-source/shop-file';
import type { MailAttachment } from './attachments';
import { type Letter, writeLetter } from './letter';
import { letterheadOf } from './letterhead';
import { enqueueMail } from './outbox';

/** A letter and whom it goes to; its key is the event it tells of. */
export interface LetterMail {
  key: string;
  recipient: string;
  /** Whom an answer goes to, when not to us. */
  replyTo?: string;
  letter: Letter;
  /** Where one press ends what the letter is sent for. */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

/** Puts a letter into the outbox, in the caller's transaction and once per key, as enqueueMail does. */
export async function enqueueLetter(
  trx: Transaction | Database,
  { letter, ...mail }: LetterMail,
  brand: Brand,
  now: number,
): Promise<void> {
  const written = writeLetter(letter, letterheadOf(brand, letter.language));
  await enqueueMail(trx, { ...mail, subject: letter.subject, ...written }, now);
}
