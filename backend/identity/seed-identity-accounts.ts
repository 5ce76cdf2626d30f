import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/customer/normalise-email';
import { type Database, inTransaction } from '../database/database';
import { readSetting } from '../database/settings';
import type { AccountsFile } from '../demo-source/accounts-file';
import { poolNameOf } from './identity-context';
import { makeVerifier } from './srp/verifier';
import { findUserByEmail, insertUser } from './users/user.repository';

const seededAt = 'identity_seeded_at';

/** When the demo accounts were written, in UTC; null before. */
export function identitySeededSince(db: Database): Promise<string | null> {
  return readSetting(db, seededAt);
}

/**
 * Writes the demo accounts as confirmed users with verified e-mails, once: an e-mail that is there already is left alone, and an
 * account deleted later does not come back. The verifiers belong to this pool.
 */
export async function seedIdentityAccounts(
  db: Database,
  accounts: readonly Pick<AccountsFile[number], 'email' | 'password'>[],
  now: number,
  poolId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Asked inside: several processes may start at once.
    if (await readSetting(trx, seededAt)) return;
    for (const account of accounts) {
      const email = normaliseEmail(account.email);
      if (await findUserByEmail(trx, email)) continue;
      const id = randomUUID();
      await insertUser(trx, {
        id,
        email,
        isEmailVerified: true,
        pendingEmail: null,
        isConfirmed: true,
        ...makeVerifier(poolNameOf(poolId), id, account.password),
        attributes: {},
        createdAt: now,
      });
    }
    await trx
      .insertInto('setting')
      .values({ name: seededAt, value: new Date(now).toISOString() })
      .execute();
  });
}
