import { dayMs, hourMs, minuteMs } from '@/domain/time/durations';
import type { Clock } from '../../database/clock';
import type { Database } from '../../database/database';
import type { KeySeal } from '../../kept-keys/key-seal';
import type { Logger } from '../../observability/logger';
import { findIdentitySubject } from './customer.repository';
import { deleteUserAtPool, type UserPool } from './delete-pool-user';
import {
  dueIdentityDeletions,
  endIdentityDeletion,
  forgetUnconfirmedDeletions,
  postponeIdentityDeletion,
  prepareIdentityDeletion,
} from './identity-deletion.repository';

/** A refresh token lives 30 days unless the pool says otherwise; after that nothing can be done with it. */
const givenUpAfterMs = 30 * dayMs;
const preparedForMs = hourMs;

interface Parts {
  db: Database;
  clock: Clock;
  keySeal: KeySeal;
}

const sealName = (subject: string) => `identity-deletion ${subject}`;

/**
 * Keeps the refresh token of a caller who is about to delete the account, sealed, for the deletion at a pool elsewhere: from the moment the
 * shop has deleted its part it is done even when the storefront stops. Without the deletion it is forgotten after an hour.
 */
export async function keepForDeletion(
  { db, clock, keySeal }: Parts,
  { customerId, refreshToken }: { customerId: string; refreshToken: string },
): Promise<void> {
  const subject = await findIdentitySubject(db, customerId);
  if (subject === null) return;
  const sealedToken = keySeal.close(sealName(subject), refreshToken);
  await prepareIdentityDeletion(db, { subject, sealedToken, createdAt: clock.now() });
}

/**
 * Does the deletions that are left at a pool elsewhere. What the pool does not answer is tried again, a minute later at first and hourly at
 * last; what it refuses is logged with the user's id (`sub`): the operator then deletes the user there (AdminDeleteUser).
 */
export async function finishIdentityDeletions({
  db,
  clock,
  keySeal,
  logger,
  pool,
}: Parts & { logger: Logger; pool: UserPool }): Promise<void> {
  const now = clock.now();
  await forgetUnconfirmedDeletions(db, now - preparedForMs);
  for (const { subject, sealedToken, createdAt } of await dueIdentityDeletions(db, now)) {
    const outcome = await deleteUserAtPool(pool, keySeal.open(sealName(subject), sealedToken));
    const age = now - createdAt;
    if (outcome === 'unavailable' && age < givenUpAfterMs) {
      await postponeIdentityDeletion(db, subject, now + Math.min(Math.max(age, minuteMs), hourMs));
      continue;
    }
    if (outcome !== 'deleted')
      logger.error('A user could not be deleted at the user pool', { subject, outcome });
    await endIdentityDeletion(db, subject);
  }
}
