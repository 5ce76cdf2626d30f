import { createHash } from 'node:crypto';
import { toMailbox } from '@/domain/customer/email-address';
import { hourMs } from '@/domain/time/durations';
import type { Transaction } from '../database/database';
import {
  type RateLimitWindow,
  incrementRateLimits,
  consumeRateLimits,
} from '../database/rate-limits';

/** Mails of all kinds an hour that people who have not proved to own a mailbox can have sent to it. */
const maxOfAll = 10;

interface UnverifiedMail {
  email: string;
  /** Kinds count apart, each up to `maxPerHour`. */
  kind: string;
  maxPerHour: number;
}

/**
 * Counts a mail to an address nobody has proved to own, before it is written: 0, or the milliseconds until one more may go. It counts by
 * mailbox (name+tag@ is name@), by its kind and with all other kinds together. Mails about orders are not asked for here. Of the mailbox
 * only a digest is kept, until its hour is over.
 */
export function consumeUnverifiedMail(
  trx: Transaction,
  { email, kind, maxPerHour }: UnverifiedMail,
  now: number,
): Promise<number> {
  return consumeRateLimits(trx, [windowOf(kind, email, maxPerHour), ofAll(email)], now);
}

/**
 * Counts a mail that has to be written whatever came before, by law or for the safety of an account: its kind alone can refuse it, and the
 * other kinds get less.
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
