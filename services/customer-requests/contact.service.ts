import { dayMs } from '@/domain/time/durations';
import type { RestServices } from '../rest/rest-context';
import {
  findCustomerRequestByKey,
  removeCustomerRequestsBefore,
} from './customer-requests.repository';
import { submitCustomerRequest } from './submit-customer-request';
import { insertContactMessage } from './customer-requests.repository';
import { buildContactEmail, buildSenderCopyEmail } from './contact-email';
import type { ContactMessage } from './customer-request-schemas';

/** Age at which the record of a message is deleted; the message then only exists in the emails. */
const forgetAfterMs = dayMs;

type Services = Pick<RestServices, 'db' | 'clock'>;

/**
 * Emails a message to the company and a copy to its sender, in one transaction, and returns the message's id. A
 * repeated key has no effect. Rejects a known key with different content with 409, and the sixth message of an email
 * address in an hour with 429.
 */
export function submitContactMessage(services: Services, message: ContactMessage): Promise<string> {
  const { key, topic, name, email, orderNumber, text } = message;
  return submitCustomerRequest(services, {
    ...{ kind: 'message', email, maxPerHour: 5 },
    content: [topic, name, email, orderNumber, text],
    find: (trx) => findCustomerRequestByKey(trx, 'contact_message', key),
    store: async (trx, { id, now, contentHash, brand }) => {
      await insertContactMessage(trx, { id, key, email, contentHash, now });
      return {
        stored: id,
        letters: [
          { about: 'contact', recipient: brand.email, content: buildContactEmail(message) },
          {
            about: 'contact-copy',
            recipient: email,
            content: buildSenderCopyEmail(message, brand),
          },
        ],
      };
    },
  });
}

/** Deletes the records of messages older than a day and returns their number. */
export function removeOldContactMessages({ db, clock }: Services): Promise<number> {
  return removeCustomerRequestsBefore(db, 'contact_message', clock.now() - forgetAfterMs);
}
