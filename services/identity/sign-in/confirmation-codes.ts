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
 * Wrong codes that are judged, besides five for each code. A code has six digits, so each of them is right with 1 in 10^6.
 *
 * - One account: 20 a day, 2 in 100,000 a day, 0.7 % in a year of guessing every day.
 * - One network: 10 an hour, so that nobody uses up what all have together from one place.
 * - All accounts together: 60 an hour and 300 a day. However many accounts and addresses there are, one of them is opened with 3 in 10,000
 *   a day, 0.9 % in 30 days; without the limit it was 25 an hour and account, for 10,000 accounts one in four hours.
 */
const perAccount = { max: 20, windowMs: dayMs };
const perNetwork = { max: 10, windowMs: hourMs };
const ofAll: readonly RateLimitWindow[] = [
  { name: 'wrong-code:hour', key: 'all', limit: { max: 60, windowMs: hourMs } },
  { name: 'wrong-code:day', key: 'all', limit: { max: 300, windowMs: dayMs } },
];

type Context = Pick<IdentityContext, 'clock' | 'origin' | 'logger' | 'secrets'>;

/** Whose guesses count together. */
export interface CodeAttempt {
  /** What the code was made for, as a digest. */
  subject: string;
  /** A browser the account was signed in with before: it counts by itself, and what strangers do stops it never. */
  isKnown: boolean;
  /** Has shown the password: strangers who guess at other codes do not stop it, and it does not count with them. */
  hasPassword?: true;
}

/** True when one more code may be judged. Nothing is counted: only a wrong one is, by countWrongCode. */
export async function canTryCode(
  context: Context,
  trx: Transaction,
  guesser: CodeAttempt,
): Promise<boolean> {
  const now = context.clock.now();
  if ((await getRateLimitWaitMs(trx, ownWindows(context, guesser), now)) > 0) return false;
  if (isApart(guesser) || (await getRateLimitWaitMs(trx, ofAll, now)) === 0) return true;
  context.logger.error('Codes are being guessed: unknown browsers cannot use any for now');
  return false;
}

/** Counts a wrong code. */
export async function countWrongCode(
  context: Context,
  trx: Transaction,
  guesser: CodeAttempt,
): Promise<void> {
  const all = isApart(guesser) ? [] : ofAll;
  await incrementRateLimits(trx, [...ownWindows(context, guesser), ...all], context.clock.now());
}

function isApart({ isKnown, hasPassword }: CodeAttempt): boolean {
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

/** right: first time; used: right, but not for the first time. */
export type CodeResult = 'right' | 'used' | 'wrong' | 'expired' | 'too-often';

export const codeLifetimeMinutes = 15;
const maxAttempts = 5;
const minute = 60 * 1000;

/** A new code of six digits, which replaces the subject's last one of this purpose. Only its keyed digest is kept. */
export async function createCode(
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
 * Judges a code and, when it is right, uses it up. Five wrong ones end it, and too many for other codes stop all (`canTryCode`). A subject
 * without a code gets one that nobody knows, so that it answers like any other. Must not be rolled back: a wrong attempt counts.
 */
export async function verifyCode(
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
  if (!known) await createCode(context, trx, purpose, subject);
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

/** Cognito's refusal for a verdict (external contract C.2). */
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
