import { dayMs, hourMs } from '@/domain/time/durations';
import type { Transaction } from '../../database/database';
import { countInWindows, type RateWindow, windowsWaitMs } from '../../database/rate-window';
import { takeRequiredMail, takeUnverifiedMail } from '../../mail/mailbox-limit';
import type { IdentityContext } from '../identity-context';
import { isKnownBrowser } from './sign-in-origin';

/** Mails of one purpose to one mailbox. */
const maxPerHour = 5;

/** Codes for all accounts together, so that nobody can have the whole list of customers written to. */
const ofAll: readonly RateWindow[] = [
  { name: 'code-mail:hour', key: 'all', limit: { max: 300, windowMs: hourMs } },
  { name: 'code-mail:day', key: 'all', limit: { max: 2_000, windowMs: dayMs } },
];

type Context = Pick<IdentityContext, 'clock' | 'origin' | 'logger'>;

/**
 * Counts a mail with a code to an e-mail (lower case); false when the mailbox had five of this purpose or ten of any kind within the hour,
 * or all accounts together had too many. Known and unknown e-mails count alike. In a browser somebody has signed in with before it counts
 * by itself, so that no stranger can keep the owner from a new password.
 */
export async function takeSending(
  { clock, origin, logger }: Context,
  trx: Transaction,
  { purpose, email }: { purpose: 'sign-up' | 'reset' | 'email'; email: string },
): Promise<boolean> {
  const now = clock.now();
  if (isKnownBrowser(origin, email))
    return (
      (await takeRequiredMail(trx, { email, kind: `${purpose}:known`, maxPerHour }, now)) === 0
    );
  if ((await windowsWaitMs(trx, ofAll, now)) > 0) {
    logger.error('Too many codes are asked for: none is mailed to unknown browsers', { purpose });
    return false;
  }
  if ((await takeUnverifiedMail(trx, { email, kind: purpose, maxPerHour }, now)) > 0) return false;
  await countInWindows(trx, ofAll, now);
  return true;
}
