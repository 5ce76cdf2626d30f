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

/** Failures of one address, or of the browsers the owner knows, before pauses begin. */
const freeFailures = 5;
/** Failures of all unknown browsers together: guessing from ever new addresses is slowed down, too. */
const freeFailuresOfAll = 40;

type Context = Pick<IdentityContext, 'db' | 'clock' | 'secrets' | 'origin'>;

interface Counter {
  subject: string;
  free: number;
}

/**
 * What counts a try: by e-mail and address, and all addresses together; by itself in a browser somebody has signed in with before, so
 * that no stranger can lock the owner out.
 */
function countersOf({ secrets, origin }: Context, email: string): [own: Counter, all?: Counter] {
  const subject = hashEmail(secrets, email);
  if (isTrustedDevice(origin, email)) return [{ subject: `${subject}:known`, free: freeFailures }];
  // Ever new addresses of one IPv6 network are one place; wider networks come under the limit of all.
  const [{ key }] = listClientNetworks(origin.address);
  const address = secrets.digest('address', key);
  return [
    { subject: `${subject}:${address}`, free: freeFailures },
    { subject: `${subject}:all`, free: freeFailuresOfAll },
  ];
}

/**
 * Takes one attempt to sign in for an e-mail (lower case) before any work is done, so that attempts side by side count like attempts
 * one after the other. After the free failures there is a pause of 1, 2, 4 … seconds, a quarter of an hour at most.
 * Refuses with NotAuthorizedException during the pause; refused attempts do not count. Known and unknown e-mails are treated alike.
 * True when this attempt begins the first pause for all strangers: the owner should hear of it.
 */
export async function consumeSignInAttempt(context: Context, email: string): Promise<boolean> {
  const now = context.clock.now();
  const [own, all] = countersOf(context, email);
  const taken = await inTransaction(context.db, async (trx) => {
    const counters = all ? [own, all] : [own];
    const rows = await trx
      .selectFrom('identity_attempt')
      .select(['subject', 'count', 'last_at', 'until_at'])
      .where('kind', '=', 'sign-in')
      .where(
        'subject',
        'in',
        counters.map(({ subject }) => subject),
      )
      .execute();
    if (rows.some((row) => row.until_at > now)) return null;
    let isFirstPause = false;
    for (const counter of counters) {
      const row = rows.find(({ subject }) => subject === counter.subject);
      const count = (row && row.last_at + forgottenAfter > now ? row.count : 0) + 1;
      if (counter === all) isFirstPause = count === counter.free;
      const values = { count, last_at: now, until_at: now + lockAfter(count, counter.free) };
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

/** Gives back the attempt that was good, with the failures before it from the same place; what strangers did elsewhere still counts. */
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
        .set(({ eb }) => ({ count: eb('count', '-', 1), until_at: 0 }))
        .where('kind', '=', 'sign-in')
        .where('subject', '=', all.subject)
        .execute();
  });
}

/** Forgets all attempts of an e-mail: its password was set anew. */
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

/** Removes attempts that no longer count. */
export async function removeExpiredAttempts({
  db,
  clock,
}: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('last_at', '<', clock.now() - forgottenAfter)
    .where('until_at', '<', clock.now())
    .execute();
}

function lockAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(2 ** (failures - free) * second, longestLock);
}

/** Takes an attempt like consumeSignInAttempt; the owner of the account hears of it when strangers have begun to guess. */
export async function consumeAttempt(context: IdentityContext, email: string): Promise<void> {
  if (!(await consumeSignInAttempt(context, email))) return;
  await inTransaction(context.db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const language = resolveEmailLanguage(undefined, user.attributes.locale);
    await sendIdentityEmail(context, trx, { kind: 'many-attempts', recipient: email, language });
  });
}
