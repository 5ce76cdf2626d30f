import { dayMs, hourMs } from '@/domain/time/durations';
import { type Transaction, inTransaction } from '../../database/database';
import {
  incrementRateLimits,
  type RateLimitWindow,
  getRateLimitWaitMs,
} from '../../database/rate-limits';
import { consumeRequiredMail, consumeUnverifiedMail } from '../../mail/recipient-rate-limits';
import { type IdentityContext, isTrustedDevice } from '../identity-context';
import { limitExceededError } from '../identity-error';
import { type IdentityEmail, sendIdentityEmail } from '../send-identity-email';
import { hashEmail } from '../users/user-attributes';
import { findUserByEmail, type User } from '../users/user.repository';
import { createConfirmationCode } from './confirmation-codes';

/** Maximum number of emails of one purpose to one mailbox per hour. */
const maxPerHour = 5;

/** Limits on emails with codes to all accounts together, so that nobody can have emails sent to all customers. */
const ofAll: readonly RateLimitWindow[] = [
  { name: 'code-mail:hour', key: 'all', limit: { max: 300, windowMs: hourMs } },
  { name: 'code-mail:day', key: 'all', limit: { max: 2_000, windowMs: dayMs } },
];

type Context = Pick<IdentityContext, 'clock' | 'origin' | 'logger'>;

/**
 * Counts an email with a code to an address (lower case). Returns false if the limit is reached: within an hour five
 * emails of this purpose or ten of any kind to one mailbox, or too many emails to all accounts together. Known and
 * unknown addresses count alike. A browser that has signed in with the address before is counted separately, so that
 * others cannot block the password reset of the owner.
 */
export async function consumeSendLimit(
  { clock, origin, logger }: Context,
  trx: Transaction,
  { purpose, email }: { purpose: 'sign-up' | 'reset' | 'email'; email: string },
): Promise<boolean> {
  const now = clock.now();
  if (isTrustedDevice(origin, email))
    return (
      (await consumeRequiredMail(trx, { email, kind: `${purpose}:known`, maxPerHour }, now)) === 0
    );
  if ((await getRateLimitWaitMs(trx, ofAll, now)) > 0) {
    logger.error('Too many codes requested: none are emailed to untrusted devices for now', {
      purpose,
    });
    return false;
  }
  if ((await consumeUnverifiedMail(trx, { email, kind: purpose, maxPerHour }, now)) > 0)
    return false;
  await incrementRateLimits(trx, ofAll, now);
  return true;
}

/**
 * Creates a code for an email address, which invalidates the previous one, and sends the email built by `mailOf` to the
 * user. For an unknown address a code is created too, but no email is sent. Throws LimitExceededException if too many
 * codes were requested.
 */
export async function sendConfirmationCode(
  context: IdentityContext,
  { purpose, email }: { purpose: 'sign-up' | 'reset'; email: string },
  mailOf: (user: User, code: string) => Omit<IdentityEmail, 'recipient'>,
): Promise<void> {
  const { db, secrets } = context;
  const isAllowed = await inTransaction(db, async (trx) => {
    const subject = hashEmail(secrets, email);
    if (!(await consumeSendLimit(context, trx, { purpose, email }))) return false;
    const user = await findUserByEmail(trx, email);
    const code = await createConfirmationCode(context, trx, purpose, subject);
    if (user) await sendIdentityEmail(context, trx, { recipient: email, ...mailOf(user, code) });
    return true;
  });
  if (!isAllowed) throw limitExceededError();
}
