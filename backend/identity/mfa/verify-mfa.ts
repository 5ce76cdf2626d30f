import { normaliseEmail } from '@/domain/customer/normalise-email';
import { countWrongCode, type Guesser, mayJudgeCode } from '../attempts/code-limit';
import { isKnownBrowser } from '../attempts/sign-in-origin';
import { inTransaction, type Transaction } from '../../database/database';
import { countInWindows, type RateWindow, windowsWaitMs } from '../../database/rate-window';
import type { IdentityContext } from '../identity-context';
import { IdentityError, invalidToken, limitExceeded } from '../identity-error';
import { findUser, type User } from '../users/user.repository';
import { warnOfGuesses } from './warn-of-guesses';
import { mfaSessionMs, passwordDigest, readMfaSession } from './mfa-session';
import { consumeStep, findSoftwareToken } from './software-token.repository';
import { matchTotp } from './totp';

/** Wrong codes for one sign-in, beside those for the account and the network (attempts/code-limit.ts). */
const maxWrongCodes = 5;

/** Who guesses a user's codes: nobody gets here without the password or a session. */
export function codeGuesser(context: IdentityContext, user: User): Guesser {
  return {
    subject: context.secrets.digest('software-token', user.id),
    isKnown: isKnownBrowser(context.origin, user.email),
    hasPassword: true,
  };
}

/**
 * The user of a sign-in that waits for its code, once and for the right code. A time step is accepted once, whatever the session.
 * Throws NotAuthorizedException for a session that is over or not this user's, CodeMismatchException, ExpiredCodeException for a code
 * that was used before, and LimitExceededException. A wrong code leaves the session open for another.
 */
export async function verifyMfa(
  context: IdentityContext,
  { session: text, code, username }: { session: string; code: string; username?: string },
): Promise<User> {
  const session = readMfaSession(context, text);
  if (!session) throw expiredSession();
  // The transaction must not be rolled back by a wrong code, which counts: it answers with what to throw.
  const result = await inTransaction(context.db, async (trx) => {
    const user = await findUser(trx, session.userId);
    const token = await findSoftwareToken(trx, context.keySeal, session.userId);
    if (!user || !token?.isEnabled || token.secret === null) return expiredSession();
    if (passwordDigest(context, user) !== session.password) return expiredSession();
    if (username !== undefined && ![user.id, user.email].includes(normaliseEmail(username)))
      return expiredSession();
    const guesser = codeGuesser(context, user);
    const ofSession = sessionWindow(session.id);
    const now = context.clock.now();
    if ((await windowsWaitMs(trx, [ofSession], now)) > 0) return limitExceeded();
    if (!(await mayJudgeCode(context, trx, guesser))) return limitExceeded();
    const step = matchTotp(token.secret, code, now);
    if (step === null) {
      await countInWindows(trx, [ofSession], now);
      await countWrongCode(context, trx, guesser);
      if (!guesser.isKnown) await warnOfGuesses(context, trx, user, guesser.subject);
      return new IdentityError('CodeMismatchException', 'Invalid code received for user');
    }
    if (!(await consumeStep(trx, user.id, step))) return usedCode();
    return (await consumeSession(trx, session)) ? user : expiredSession();
  });
  if (result instanceof IdentityError) throw result;
  return result;
}

const sessionWindow = (id: string): RateWindow => ({
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
  return invalidToken('Invalid session for the user, session is expired.');
}

function usedCode(): IdentityError {
  return new IdentityError(
    'ExpiredCodeException',
    'Your software token has already been used once.',
  );
}
