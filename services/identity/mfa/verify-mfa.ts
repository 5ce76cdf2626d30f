import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { encryptText, decryptText } from '../../secrets/encryption';
import { type IdentityContext, isTrustedDevice } from '../identity-context';
import { type User, findUser } from '../users/user.repository';
import { normalizeEmail } from '@/domain/customer/email-address';
import { countWrongCode, type CodeAttempt, canTryCode } from '../sign-in/confirmation-codes';
import { inTransaction, type Transaction } from '../../database/database';
import {
  incrementRateLimits,
  type RateLimitWindow,
  getRateLimitWaitMs,
} from '../../database/rate-limits';
import { IdentityError, invalidTokenError, limitExceededError } from '../identity-error';
import { sendCodeGuessingWarning } from './code-guessing-warning';
import { consumeTotpStep, findSoftwareToken } from './software-token.repository';
import { findTotpStep } from './totp';

/** Maximum time in milliseconds between the password and the code. */
const mfaSessionMs = 3 * 60 * 1000;
const purpose = 'mfa-session';

const shape = z.object({
  id: z.string(),
  userId: z.string(),
  password: z.string(),
  expiresAt: z.number(),
});

/** A pending sign-in: the password was right, and the code of the authenticator app is still missing. */
type MfaSession = z.infer<typeof shape>;

/** Returns a digest of the user's password verifier, so that changing the password invalidates pending sign-ins. */
function hashPasswordVerifier({ secrets }: Pick<IdentityContext, 'secrets'>, user: User): string {
  return secrets.digest('verifier', user.verifier);
}

/** Creates the encrypted session of a pending sign-in. Only the client stores the session. */
export function createMfaSession(
  context: Pick<IdentityContext, 'secrets' | 'clock'>,
  user: User,
): string {
  const session: MfaSession = {
    id: randomUUID(),
    userId: user.id,
    password: hashPasswordVerifier(context, user),
    expiresAt: context.clock.now() + mfaSessionMs,
  };
  return encryptText(context.secrets.key(purpose), JSON.stringify(session));
}

/** Decrypts the session of a pending sign-in. Returns null if it is invalid or expired. */
function parseMfaSession(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  text: string,
): MfaSession | null {
  const opened = decryptText(secrets.key(purpose), text);
  if (opened === null) return null;
  const session = shape.parse(JSON.parse(opened));
  return session.expiresAt > clock.now() ? session : null;
}

/**
 * Maximum wrong codes per sign-in, in addition to the limits per account and network (sign-in/confirmation-codes.ts).
 */
const maxWrongCodes = 5;

/** Builds the attempt whose wrong codes are counted. A caller has already given the password or an access token. */
export function toCodeAttempt(context: IdentityContext, user: User): CodeAttempt {
  return {
    subject: context.secrets.digest('software-token', user.id),
    isKnown: isTrustedDevice(context.origin, user.email),
    hasPassword: true,
  };
}

/**
 * Completes a pending sign-in with the code of the authenticator app and returns the user. The session and the time
 * step of the code can each be used only once. Throws NotAuthorizedException for an expired session or one of another
 * user, CodeMismatchException for a wrong code (the session stays usable), ExpiredCodeException for a code that was
 * already used, and LimitExceededException after too many wrong codes.
 */
export async function verifyMfa(
  context: IdentityContext,
  { session: text, code, username }: { session: string; code: string; username?: string },
): Promise<User> {
  const session = parseMfaSession(context, text);
  if (!session) throw expiredSession();
  // A wrong code must be counted, so the transaction returns the error. Throwing the error would roll back the count.
  const result = await inTransaction(context.db, async (trx) => {
    const user = await findUser(trx, session.userId);
    const token = await findSoftwareToken(trx, context.keySeal, session.userId);
    if (!user || !token?.isEnabled || token.secret === null) return expiredSession();
    if (hashPasswordVerifier(context, user) !== session.password) return expiredSession();
    if (username !== undefined && ![user.id, user.email].includes(normalizeEmail(username)))
      return expiredSession();
    const guesser = toCodeAttempt(context, user);
    const ofSession = sessionWindow(session.id);
    const now = context.clock.now();
    if ((await getRateLimitWaitMs(trx, [ofSession], now)) > 0) return limitExceededError();
    if (!(await canTryCode(context, trx, guesser))) return limitExceededError();
    const step = findTotpStep(token.secret, code, now);
    if (step === null) {
      await incrementRateLimits(trx, [ofSession], now);
      await countWrongCode(context, trx, guesser);
      if (!guesser.isKnown) await sendCodeGuessingWarning(context, trx, user, guesser.subject);
      return new IdentityError('CodeMismatchException', 'Invalid code received for user');
    }
    if (!(await consumeTotpStep(trx, user.id, step))) return usedCode();
    return (await consumeSession(trx, session)) ? user : expiredSession();
  });
  if (result instanceof IdentityError) throw result;
  return result;
}

const sessionWindow = (id: string): RateLimitWindow => ({
  name: 'mfa-session',
  key: id,
  limit: { max: maxWrongCodes, windowMs: mfaSessionMs },
});

async function consumeSession(
  trx: Transaction,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity_used_challenge')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function expiredSession(): IdentityError {
  return invalidTokenError('Invalid session for the user, session is expired.');
}

function usedCode(): IdentityError {
  return new IdentityError(
    'ExpiredCodeException',
    'Your software token has already been used once.',
  );
}
