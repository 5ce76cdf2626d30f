import { inTransaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { IdentityError } from '../identity-error';

const second = 1000;
const freeFailures = 5;
const longestLock = 15 * 60 * second;
const forgottenAfter = 12 * 60 * 60 * second;

/**
 * Takes one attempt to sign in for an e-mail's subject before any work is done, so that attempts side by side count like attempts
 * one after the other. From the fifth failure on there is a pause of 1, 2, 4 … seconds, a quarter of an hour at most.
 * Refuses with NotAuthorizedException during the pause; refused attempts do not count. Known and unknown e-mails are treated alike.
 */
export async function takeSignInAttempt(
  { db, clock }: Pick<IdentityContext, 'db' | 'clock'>,
  subject: string,
): Promise<void> {
  const now = clock.now();
  const isTaken = await inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('identity_attempt')
      .select(['count', 'last_at', 'until_at'])
      .where('kind', '=', 'sign-in')
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (row && row.until_at > now) return false;
    const before = row && row.last_at + forgottenAfter > now ? row.count : 0;
    const taken = { count: before + 1, last_at: now, until_at: now + lockAfter(before + 1) };
    await trx
      .insertInto('identity_attempt')
      .values({ kind: 'sign-in', subject, ...taken })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(taken))
      .execute();
    return true;
  });
  if (!isTaken) throw new IdentityError('NotAuthorizedException', 'Password attempts exceeded');
}

/** Forgets the attempts after a good one, or after the password was set anew. */
export async function forgiveSignInAttempts(
  db: Pick<IdentityContext['db'], 'deleteFrom'>,
  subject: string,
): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('kind', '=', 'sign-in')
    .where('subject', '=', subject)
    .execute();
}

/** Removes attempts that no longer count. */
export async function removeOldAttempts({
  db,
  clock,
}: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('last_at', '<', clock.now() - forgottenAfter)
    .where('until_at', '<', clock.now())
    .execute();
}

function lockAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(2 ** (failures - freeFailures) * second, longestLock);
}
