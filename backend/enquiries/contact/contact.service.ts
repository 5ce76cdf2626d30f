import { createHash } from 'node:crypto';
import type { ContactTopic } from '@/domain/contact/contact-topic';
import type { Language } from '@/domain/language/detect-language';
import { dayMs, hourMs } from '@/domain/time/durations';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { readBrand } from '../../mail/brand';
import { type Letter, writeLetter } from '../../mail/letter';
import { enqueueMail } from '../../mail/outbox';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { findMessage, insertMessage, listTimes, removeMessages } from './contact.repository';
import { companyLetter, senderCopy } from './contact-letters';

/** Each message writes to an address nobody has proved to own: more than this an hour would be a nuisance. */
const maxPerHour = 5;
/** After this the mails alone know of a message. */
const forgetAfterMs = dayMs;

export interface ContactMessage {
  key: string;
  topic: ContactTopic;
  name: string;
  /** Lower-case. */
  email: string;
  /** As the sender wrote it; may be empty. */
  orderNumber: string;
  text: string;
  language: Language;
}

type Services = Pick<RestServices, 'db' | 'clock'>;

/**
 * Mails a message to the company and a copy to its sender, both or neither, and gives the message's id. The same key acts once.
 * Refuses another content under a known key with 409, and the sixth of one e-mail in an hour with 429.
 */
export async function takeMessage(
  { db, clock }: Services,
  message: ContactMessage,
): Promise<string> {
  const contentHash = hashOf(message);
  return inTransaction(db, async (trx) => {
    const known = await findMessage(trx, message.key);
    if (known && known.contentHash !== contentHash) throw new RestError(409, 'otherContent');
    if (known) return known.id;
    const now = clock.now();
    const { key, email } = message;
    assertNotTooMany(await listTimes(trx, email, now - hourMs), now);
    const id = newId();
    await insertMessage(trx, { id, key, email, contentHash, receivedAt: now });

    const brand = await readBrand(trx);
    const send = (kind: string, recipient: string, letter: Letter) =>
      enqueueMail(
        trx,
        {
          key: `${kind}:${id}`,
          recipient,
          subject: letter.subject,
          ...writeLetter(letter, brand),
        },
        now,
      );
    await send('contact', brand.email, companyLetter(message));
    await send('contact-copy', email, senderCopy(message, brand));
    return id;
  });
}

/** Forgets which messages were taken more than a day ago and says how many that were. */
export function forgetOldMessages({ db, clock }: Services): Promise<number> {
  return removeMessages(db, clock.now() - forgetAfterMs);
}

function hashOf({ topic, name, email, orderNumber, text }: ContactMessage): string {
  const content = JSON.stringify([topic, name, email, orderNumber, text]);
  return createHash('sha256').update(content).digest('hex');
}

function assertNotTooMany(times: readonly number[], now: number): void {
  const [oldest] = times.slice(-maxPerHour);
  if (times.length < maxPerHour || oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest + hourMs - now) / 1000);
  throw new RestError(429, 'tooMany', { retryAfterSeconds });
}
