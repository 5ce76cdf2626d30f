import { dayMs } from '@/domain/time/durations';
import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import { removeOldAttempts } from './attempts/sign-in-lock';

/** Removes what has run out and answers nothing any more: sessions with their tokens, codes, grants, used challenges, attempts. */
export async function removeStaleIdentityData(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('identity_session').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('identity_code')
    .where('expires_at', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('identity_grant')
    .where('expires_at', '<', now - dayMs)
    .execute();
  await db.deleteFrom('identity_used_challenge').where('expires_at', '<', now).execute();
  await removeOldAttempts({ db, clock });
}
