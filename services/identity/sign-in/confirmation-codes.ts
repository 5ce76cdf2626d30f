import { dayMs, hourMs } from '@/domain/time/durations';
import { listClientNetworks } from '@/lib/platform/http/client-network';
import type { Transaction } from '../../database/database';
import {
  incrementRateLimits,
  type RateLimitWindow,
  getRateLimitWaitMs,
} from '../../database/rate-limits';
import type { IdentityContext } from '../identity-context';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { IdentityCodeTable } from '../../database/tables/identity-tables';
import { IdentityError, limitExceededError } from '../identity-error';

/**
 * Limits on wrong codes, in addition to five per code. A code has six digits, so each guess is right with a probability
 * of 1 in 10^6.
 *
 * - Per account: 20 a day. The account is opened with a probability of 2 in 100,000 a day, or 0.7 % in a year of
 *   daily guessing.
 * - Per network: 10 an hour, so that one attacker cannot use up the limit for all.
 * - All accounts together: 60 an hour and 300 a day. However many accounts and addresses an attacker uses, one
 *   account is opened with a probability of 3 in 10,000 a day, or 0.9 % in 30 days. Without this limit, 25 guesses an
 *   hour at each of 10,000 accounts would open one every four hours.
 */
const perAccount = { max: 20, windowMs: dayMs };
const perNetwork = { max: 10, windowMs: hourMs };
const ofAll: readonly RateLimitWindow[] = [
  { name: 'wrong-code:hour', key: 'all', limit: { max: 60, windowMs: hourMs } },
  { name: 'wrong-code:day', key: 'all', limit: { max: 300, windowMs: dayMs } },
];

type Context = Pick<IdentityContext, 'clock' | 'origin' | 'logger' | 'secrets'>;

/** An attempt to enter a code. Wrong codes of attempts with the same subject are counted together. */
export interface CodeAttempt {
  /** Digest of the user or address the code was created for. */
  subject: string;
  /**
   * True for a browser the account has signed in with before. Its attempts are counted separately and never blocked by
   * guesses from other browsers.
   */
  isKnown: boolean;
  /**
   * True if the caller has already given the password. Wrong codes of other accounts then do not block the attempt, and
   * its wrong codes do not count towards the limit for all accounts together.
   */
  hasPassword?: true;
}

/**
 * Returns true if the limits allow checking another code. Counts nothing: wrong codes are counted by countWrongCode.
 */
export async function canTryCode(
  context: Context,
  trx: Transaction,
  guesser: CodeAttempt,
): Promise<boolean> {
  const now = context.clock.now();
  if ((await getRateLimitWaitMs(trx, ownWindows(context, guesser), now)) > 0) return false;
  if (hasOwnLimit(guesser) || (await getRateLimitWaitMs(trx, ofAll, now)) === 0) return true;
  context.logger.error('Codes are being guessed: untrusted devices cannot use any for now');
  return false;
}

export async function countWrongCode(
  context: Context,
  trx: Transaction,
  guesser: CodeAttempt,
): Promise<void> {
  const all = hasOwnLimit(guesser) ? [] : ofAll;
  await incrementRateLimits(trx, [...ownWindows(context, guesser), ...all], context.clock.now());
}

function hasOwnLimit({ isKnown, hasPassword }: CodeAttempt): boolean {
  return isKnown || hasPassword === true;
}

function ownWindows(
  { origin, secrets }: Context,
  { subject, isKnown }: CodeAttempt,
): RateLimitWindow[] {
  if (isKnown) return [{ name: 'wrong-code:known', key: subject, limit: perAccount }];
  const networks = origin.address === '' ? [] : listClientNetworks(origin.address);
  return [
    { name: 'wrong-code:account', key: subject, limit: perAccount },
    ...networks.map(({ key, factor }) => ({
      name: 'wrong-code:network',
      key: secrets.digest('address', key),
      limit: { ...perNetwork, max: perNetwork.max * factor },
    })),
  ];
}

export type CodePurpose = IdentityCodeTable['purpose'];

/** Result of checking a code. right: correct and not used before; used: correct, but already used. */
export type CodeResult = 'right' | 'used' | 'wrong' | 'expired' | 'too-often';

export const codeLifetimeMinutes = 15;
const maxAttempts = 5;
const minute = 60 * 1000;

/**
 * Creates a six-digit code, which replaces the subject's previous code of the same purpose. Only a keyed digest of the
 * code is stored.
 */
export async function createConfirmationCode(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  trx: Transaction,
  purpose: CodePurpose,
  subject: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: secrets.digest('code', `${purpose}:${subject}:${code}`),
    expires_at: clock.now() + codeLifetimeMinutes * minute,
    attempts: 0,
    used_at: null,
  };
  await trx
    .insertInto('identity_code')
    .values({ purpose, subject, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Checks a code; a right code can be used only once. Five wrong attempts invalidate the code. Too many wrong attempts
 * at other codes block the check (see `canTryCode`). A subject without a code gets the same results as one with a code.
 * The transaction must not be rolled back after a wrong code, because the attempt is counted.
 */
export async function verifyConfirmationCode(
  context: IdentityContext,
  trx: Transaction,
  given: { purpose: CodePurpose; code: string } & CodeAttempt,
): Promise<CodeResult> {
  if (!(await canTryCode(context, trx, given))) return 'too-often';
  const verdict = await compareCode(context, trx, given);
  if (verdict === 'wrong') await countWrongCode(context, trx, given);
  return verdict;
}

async function compareCode(
  context: Pick<IdentityContext, 'secrets' | 'clock'>,
  trx: Transaction,
  { purpose, subject, code }: { purpose: CodePurpose; subject: string; code: string },
): Promise<CodeResult> {
  const find = () =>
    trx
      .selectFrom('identity_code')
      .select(['code_hash', 'expires_at', 'attempts', 'used_at'])
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const known = await find();
  if (!known) await createConfirmationCode(context, trx, purpose, subject);
  const row = known ?? (await find());
  if (!row || row.attempts >= maxAttempts) return 'too-often';

  const now = context.clock.now();
  const given = context.secrets.digest('code', `${purpose}:${subject}:${code}`);
  const isRight = known !== undefined && isSame(given, row.code_hash);
  if (isRight && row.used_at !== null) return 'used';
  if (row.expires_at <= now) return 'expired';
  await trx
    .updateTable('identity_code')
    .set(isRight ? { used_at: now } : { attempts: row.attempts + 1 })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
  return isRight ? 'right' : 'wrong';
}

/** Maps a result to Cognito's error. */
export function toCodeError(verdict: Exclude<CodeResult, 'right'>): IdentityError {
  if (verdict === 'too-often') return limitExceededError();
  return verdict === 'wrong'
    ? new IdentityError(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      )
    : new IdentityError(
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      );
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
