import { dayMs } from '@/domain/time/durations';
import type { Transaction } from '../../database/database';
import {
  incrementRateLimits,
  consumeRateLimits,
  getRateLimitWaitMs,
} from '../../database/rate-limits';
import type { IdentityContext } from '../identity-context';
import { sendIdentityEmail } from '../send-identity-email';
import { resolveEmailLanguage } from '../users/user-attributes';
import type { User } from '../users/user.repository';

/** Number of wrong codes per day after which the owner is warned that somebody else may know the password. */
const wrongCodes = 5;

/**
 * Counts a wrong code from an unknown browser. After the fifth wrong code within a day, emails the owner, at most once
 * a day.
 */
export async function sendCodeGuessingWarning(
  context: IdentityContext,
  trx: Transaction,
  user: User,
  subject: string,
): Promise<void> {
  const now = context.clock.now();
  const windowOf = (name: string, max: number) => [
    { name, key: subject, limit: { max, windowMs: dayMs } },
  ];
  const guesses = windowOf('mfa-wrong-code', wrongCodes);
  await incrementRateLimits(trx, guesses, now);
  if ((await getRateLimitWaitMs(trx, guesses, now)) === 0) return;
  if ((await consumeRateLimits(trx, windowOf('mfa-wrong-code-mail', 1), now)) > 0) return;
  await sendIdentityEmail(context, trx, {
    kind: 'mfa-guesses',
    recipient: user.email,
    language: resolveEmailLanguage(user.attributes.locale),
  });
}
