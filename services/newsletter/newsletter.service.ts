import type { Language } from '@/domain/locale/language';
import { dayMs, hourMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import { getBrand } from '../database/settings';
import { enqueueEmail } from '../mail/outbox';
import type { EmailContent } from '../mail/email-layout';
import { consumeUnverifiedMail } from '../mail/recipient-rate-limits';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import {
  hashConfirmationToken,
  parseUnsubscribeToken,
  createUnsubscribeToken,
  createConfirmationToken,
} from '../mail/confirmation-tokens';
import {
  buildAlreadySubscribedEmail,
  buildConfirmationEmail,
  type NewsletterLinks,
  buildWelcomeEmail,
} from './newsletter-email';
import {
  findSubscriptionByConfirmHash,
  findSubscriptionByEmail,
  findSubscription,
  removeExpiredSubscriptions,
  saveSubscription,
  type NewsletterSubscription,
} from './newsletter.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

/**
 * Version of the consent text next to the form, stored with each consent. Change it whenever the meaning of
 * footer.newsletter.* in messages/ changes.
 */
const consentVersion = '2026-11';

const maxPerHour = 2;
const confirmWithinMs = 7 * dayMs;
const forgetAfterMs = 30 * dayMs;
/** Period for which the proof of consent is kept: claims about unwanted emails become time-barred after three years. */
const proofMs = 3 * 366 * dayMs;

/**
 * Sends the confirmation email (double opt-in). The caller cannot see whether the address was known; an already
 * confirmed subscriber gets an email saying so. Limited to one email per address and two per mailbox in an hour; more
 * requests are ignored.
 */
export async function requestSubscription(
  services: Services,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const known = await findSubscriptionByEmail(trx, email);
    if (known && known.mailedAt > now - hourMs) return;
    if ((await consumeUnverifiedMail(trx, { email, kind: 'newsletter', maxPerHour }, now)) > 0)
      return;
    if (known?.state === 'confirmed') {
      const mailed = { ...known, mailedAt: now };
      await saveSubscription(trx, mailed);
      return send(trx, services, mailed, 'already', buildAlreadySubscribedEmail);
    }
    const { token, hash } = createConfirmationToken();
    const subscription: NewsletterSubscription = {
      id: known?.id ?? newId(),
      email,
      language,
      state: 'pending',
      consentVersion,
      requestedAt: now,
      confirmedAt: null,
      endedAt: null,
      mailedAt: now,
      confirmHash: hash,
      confirmUntil: now + confirmWithinMs,
    };
    await saveSubscription(trx, subscription);
    return send(trx, services, subscription, 'confirm', (links) =>
      buildConfirmationEmail(links, token),
    );
  });
}

/**
 * Confirms a subscription by the token of its email, within seven days. A repeated token changes nothing. Rejects with
 * 410 when the token is unknown, expired or its subscription has ended.
 */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const known = await findSubscriptionByConfirmHash(trx, hashConfirmationToken(token));
    if (known?.state === 'confirmed') return;
    if (!known || (known.confirmUntil ?? 0) < now) throw new RestError(410, 'linkUsedUp');
    const confirmed: NewsletterSubscription = { ...known, state: 'confirmed', confirmedAt: now };
    await saveSubscription(trx, confirmed);
    await send(trx, services, confirmed, 'welcome', buildWelcomeEmail);
  });
}

/** Ends a subscription by the token in every email; can be repeated. Rejects invalid tokens with 404. */
export async function endNewsletterSubscription(services: Services, token: string): Promise<void> {
  const id = parseUnsubscribeToken('newsletter-unsubscribe', token, services.tokenSecret);
  if (id === null) throw new RestError(404, 'notFound');
  await inTransaction(services.db, async (trx) => {
    const known = await findSubscription(trx, id);
    if (!known || known.state === 'ended') return;
    await saveSubscription(trx, {
      ...known,
      state: 'ended',
      endedAt: services.clock.now(),
      confirmHash: null,
      confirmUntil: null,
    });
  });
}

/** Deletes addresses that were not confirmed within 30 days or unsubscribed three years ago. Returns their number. */
export function removeStaleSubscriptions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return removeExpiredSubscriptions(db, {
    requestedBefore: now - forgetAfterMs,
    endedBefore: now - proofMs,
  });
}

async function send(
  trx: Database,
  { siteUrl, tokenSecret, clock }: Services,
  { id, email, language }: NewsletterSubscription,
  kind: 'confirm' | 'already' | 'welcome',
  write: (links: NewsletterLinks) => EmailContent,
): Promise<void> {
  const now = clock.now();
  const pages = `${siteUrl}/${language}/newsletter`;
  const content = write({
    language,
    confirm: (token) => `${pages}/confirm?token=${token}`,
    unsubscribe: `${pages}/unsubscribe?token=${createUnsubscribeToken('newsletter-unsubscribe', id, tokenSecret)}`,
  });
  const mail = { key: `newsletter-${kind}:${id}:${now}`, recipient: email, content };
  await enqueueEmail(trx, mail, await getBrand(trx), now);
}
