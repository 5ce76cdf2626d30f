import { dayMs } from '@/domain/time/durations';
import type { RestServices } from '../../rest/rest-services';
import { findKept, forgetBefore } from '../enquiries.repository';
import { takeOnce } from '../take-once';
import { insertMessage } from './contact.repository';
import { companyLetter, senderCopy } from './contact-letters';
import type { ContactMessage } from './contact-message';

/** After this the mails alone know of a message. */
const forgetAfterMs = dayMs;

type Services = Pick<RestServices, 'db' | 'clock'>;

/**
 * Mails a message to the company and a copy to its sender, both or neither, and gives the message's id. The same key acts once.
 * Refuses another content under a known key with 409, and the sixth of one e-mail in an hour with 429.
 */
export function takeMessage(services: Services, message: ContactMessage): Promise<string> {
  const { key, topic, name, email, orderNumber, text } = message;
  return takeOnce(services, {
    ...{ kind: 'message', email, maxPerHour: 5 },
    content: [topic, name, email, orderNumber, text],
    find: (trx) => findKept(trx, 'contact_message', key),
    keep: async (trx, { id, now, contentHash, brand }) => {
      await insertMessage(trx, { id, key, email, contentHash, now });
      return {
        kept: id,
        letters: [
          { about: 'contact', recipient: brand.email, letter: companyLetter(message) },
          { about: 'contact-copy', recipient: email, letter: senderCopy(message, brand) },
        ],
      };
    },
  });
}

/** Forgets which messages were taken more than a day ago and says how many that were. */
export function forgetOldMessages({ db, clock }: Services): Promise<number> {
  return forgetBefore(db, 'contact_message', clock.now() - forgetAfterMs);
}
