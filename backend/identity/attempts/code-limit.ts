import { dayMs, hourMs } from '@/domain/time/durations';
import { clientNetworks } from '@/domain/limits/client-network';
import type { Transaction } from '../../database/database';
import { countInWindows, type RateWindow, windowsWaitMs } from '../../database/rate-window';
import type { IdentityContext } from '../identity-context';

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
const ofAll: readonly RateWindow[] = [
  { name: 'wrong-code:hour', key: 'all', limit: { max: 60, windowMs: hourMs } },
  { name: 'wrong-code:day', key: 'all', limit: { max: 300, windowMs: dayMs } },
];

type Context = Pick<IdentityContext, 'clock' | 'origin' | 'logger' | 'secrets'>;

/** Whose guesses count together. */
export interface Guesser {
  /** What the code was made for, as a digest. */
  subject: string;
  /** A browser the account was signed in with before: it counts by itself, and what strangers do stops it never. */
  isKnown: boolean;
  /** Has shown the password: strangers who guess at other codes do not stop it, and it does not count with them. */
  hasPassword?: true;
}

/** True when one more code may be judged. Nothing is counted: only a wrong one is, by countWrongCode. */
export async function mayJudgeCode(
  context: Context,
  trx: Transaction,
  guesser: Guesser,
): Promise<boolean> {
  const now = context.clock.now();
  if ((await windowsWaitMs(trx, ownWindows(context, guesser), now)) > 0) return false;
  if (isApart(guesser) || (await windowsWaitMs(trx, ofAll, now)) === 0) return true;
  context.logger.error('Codes are being guessed: unknown browsers cannot use any for now');
  return false;
}

/** Counts a wrong code. */
export async function countWrongCode(
  context: Context,
  trx: Transaction,
  guesser: Guesser,
): Promise<void> {
  const all = isApart(guesser) ? [] : ofAll;
  await countInWindows(trx, [...ownWindows(context, guesser), ...all], context.clock.now());
}

function isApart({ isKnown, hasPassword }: Guesser): boolean {
  return isKnown || hasPassword === true;
}

function ownWindows({ origin, secrets }: Context, { subject, isKnown }: Guesser): RateWindow[] {
  if (isKnown) return [{ name: 'wrong-code:known', key: subject, limit: perAccount }];
  const networks = origin.address === '' ? [] : clientNetworks(origin.address);
  return [
    { name: 'wrong-code:account', key: subject, limit: perAccount },
    ...networks.map(({ key, factor }) => ({
      name: 'wrong-code:network',
      key: secrets.digest('address', key),
      limit: { ...perNetwork, max: perNetwork.max * factor },
    })),
  ];
}
