import { createHash } from 'node:crypto';
import { toMailbox } from '@/domain/customer/email-address';
import { hourMs } from '@/domain/time/durations';
import type { Transaction } from '../database/database';
import {
  type RateLimitWindow,
  incrementRateLimits,
  consumeRateLimits,
} from '../database/rate-limits';

/** Emails of all kinds per hour that can be triggered to a mailbox by people who have not proved that they own it. */
const maxOfAll = 10;

interface UnverifiedMail {
  email: string;
  /** Kind of email. Each kind is counted separately, up to `maxPerHour`. */
  kind: string;
  maxPerHour: number;
}

/**
 * Counts an email to an unverified address before it is sent. Returns 0, or the milliseconds until the next one is
 * allowed. Counts by mailbox (name+tag@ is name@), per kind and for all kinds together. Not used for emails about
 * orders. Only a digest of the mailbox is stored, for an hour.
 */
export function consumeUnverifiedMail(
  trx: Transaction,
  { email, kind, maxPerHour }: UnverifiedMail,
  now: number,
): Promise<number> {
  return consumeRateLimits(trx, [windowOf(kind, email, maxPerHour), ofAll(email)], now);
}

/**
 * Counts an email that is required by law or for an account's safety. Only the limit of its own kind applies, but the
 * email also counts towards the limit for all kinds together. Returns 0, or the milliseconds until the next one is
 * allowed.
 */
export async function consumeRequiredMail(
  trx: Transaction,
  { email, kind, maxPerHour }: UnverifiedMail,
  now: number,
): Promise<number> {
  const wait = await consumeRateLimits(trx, [windowOf(kind, email, maxPerHour)], now);
  if (wait === 0) await incrementRateLimits(trx, [ofAll(email)], now);
  return wait;
}

const ofAll = (email: string) => windowOf('all', email, maxOfAll);

function windowOf(kind: string, email: string, max: number): RateLimitWindow {
  const key = createHash('sha256').update(toMailbox(email)).digest('hex');
  return { name: `mail:${kind}`, key, limit: { max, windowMs: hourMs } };
}
