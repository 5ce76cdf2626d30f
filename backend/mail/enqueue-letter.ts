import type { Database, Transaction } from '../database/database';
import type { Brand } from '../demo-source/shop-file';
import { type Letter, writeLetter } from './letter';
import { enqueueMail } from './outbox';

/** A letter and whom it goes to; its key is the event it tells of. */
export interface LetterMail {
  key: string;
  recipient: string;
  /** Whom an answer goes to, when not to us. */
  replyTo?: string;
  letter: Letter;
}

/** Puts a letter into the outbox, in the caller's transaction and once per key, as enqueueMail does. */
export async function enqueueLetter(
  trx: Transaction | Database,
  { letter, ...mail }: LetterMail,
  brand: Brand,
  now: number,
): Promise<void> {
  await enqueueMail(trx, { ...mail, subject: letter.subject, ...writeLetter(letter, brand) }, now);
}
