import { listClientNetworks } from '@/lib/platform/http/client-network';
import { inTransaction } from '../../database/database';
import { type IdentityContext, isTrustedDevice } from '../identity-context';
import { IdentityError } from '../identity-error';
import { hashEmail, resolveEmailLanguage } from '../users/user-attributes';
import { sendIdentityEmail } from '../send-identity-email';
import { findUserByEmail } from '../users/user.repository';

const second = 1000;
const longestLock = 15 * 60 * second;
const forgottenAfter = 12 * 60 * 60 * second;

/** Failed sign-ins to an account from one network address, or from all known browsers together, before pauses start. */
const freeFailures = 5;
/**
 * Failed sign-ins to an account from all unknown browsers together before pauses start. This limit also slows down
 * guessing from changing addresses.
 */
const freeFailuresOfAll = 40;

type Context = Pick<IdentityContext, 'db' | 'clock' | 'secrets' | 'origin'>;

interface Counter {
  subject: string;
  free: number;
}

/**
 * Returns the counters of an attempt: one for the email and network address, and one for the email from all addresses
 * together. A browser that has signed in before has a separate counter, so that others cannot lock the owner out.
 */
function countersOf({ secrets, origin }: Context, email: string): [own: Counter, all?: Counter] {
  const subject = hashEmail(secrets, email);
  if (isTrustedDevice(origin, email)) return [{ subject: `${subject}:known`, free: freeFailures }];
  // All addresses of one IPv6 network count as one; wider networks are covered by the counter for all addresses.
  const [{ key }] = listClientNetworks(origin.address);
  const address = secrets.digest('address', key);
  return [
    { subject: `${subject}:${address}`, free: freeFailures },
    { subject: `${subject}:all`, free: freeFailuresOfAll },
  ];
}

/**
 * Counts a sign-in attempt for an email address (lower case) before any work is done, so that parallel attempts count
 * like successive ones. When the allowed failures are used up, each failure starts a pause of 1, 2, 4 … seconds, up to
 * a quarter of an hour.
 *
 * Throws NotAuthorizedException during the pause; rejected attempts do not count. Known and unknown addresses are
 * treated alike. Returns true if this attempt starts the first pause that applies to every browser in which the owner has
 * never signed in, so that the owner can be warned.
 */
export async function consumeSignInAttempt(context: Context, email: string): Promise<boolean> {
  const now = context.clock.now();
  const [own, all] = countersOf(context, email);
  const taken = await inTransaction(context.db, async (trx) => {
    const counters = all ? [own, all] : [own];
    const rows = await trx
      .selectFrom('identity_attempt')
      .select(['subject', 'count', 'last_at', 'locked_until'])
      .where('kind', '=', 'sign-in')
      .where(
        'subject',
        'in',
        counters.map(({ subject }) => subject),
      )
      .execute();
    if (rows.some((row) => row.locked_until > now)) return null;
    let isFirstPause = false;
    for (const counter of counters) {
      const row = rows.find(({ subject }) => subject === counter.subject);
      const count = (row && row.last_at + forgottenAfter > now ? row.count : 0) + 1;
      if (counter === all) isFirstPause = count === counter.free;
      const values = { count, last_at: now, locked_until: now + lockAfter(count, counter.free) };
      await trx
        .insertInto('identity_attempt')
        .values({ kind: 'sign-in', subject: counter.subject, ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(values))
        .execute();
    }
    return { isFirstPause };
  });
  if (!taken) throw new IdentityError('NotAuthorizedException', 'Password attempts exceeded');
  return taken.isFirstPause;
}

/**
 * Deletes the failures counted for the caller's origin, after a successful sign-in. Failures from other origins still
 * count.
 */
export async function resetSignInAttempts(context: Context, email: string): Promise<void> {
  const [own, all] = countersOf(context, email);
  await inTransaction(context.db, async (trx) => {
    await trx
      .deleteFrom('identity_attempt')
      .where('kind', '=', 'sign-in')
      .where('subject', '=', own.subject)
      .execute();
    if (all)
      await trx
        .updateTable('identity_attempt')
        .set(({ eb }) => ({ count: eb('count', '-', 1), locked_until: 0 }))
        .where('kind', '=', 'sign-in')
        .where('subject', '=', all.subject)
        .execute();
  });
}

/** Deletes the attempts counted for an email address, after its password was changed. */
export async function removeSignInAttempts(
  { secrets }: Pick<Context, 'secrets'>,
  db: Pick<IdentityContext['db'], 'deleteFrom'>,
  email: string,
): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('kind', '=', 'sign-in')
    .where('subject', 'like', `${hashEmail(secrets, email)}:%`)
    .execute();
}

/** Deletes counters of failed sign-ins that are too old to count. */
export async function removeExpiredAttempts({
  db,
  clock,
}: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('last_at', '<', clock.now() - forgottenAfter)
    .where('locked_until', '<', clock.now())
    .execute();
}

function lockAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(2 ** (failures - free) * second, longestLock);
}

/**
 * Counts a sign-in attempt (see consumeSignInAttempt). Emails the account's owner when attempts from unknown browsers
 * start the first pause.
 */
export async function consumeAttemptAndWarnOwner(
  context: IdentityContext,
  email: string,
): Promise<void> {
  if (!(await consumeSignInAttempt(context, email))) return;
  await inTransaction(context.db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const language = resolveEmailLanguage(undefined, user.attributes.locale);
    await sendIdentityEmail(context, trx, { kind: 'many-attempts', recipient: email, language });
  });
}
