import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../database/database';
import type { AccountsFile } from '../demo-source/accounts-file';
import { poolNameOf } from './identity-context';
import { makeVerifier } from './srp/verifier';
import { findUserByEmail, insertUser } from './users/user.repository';
import { normaliseEmail } from './users/email';

const seededAt = 'identity_seeded_at';

/** When the demo accounts were written, in UTC; null before. */
export async function identitySeededSince(db: Database): Promise<string | null> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', seededAt)
    .executeTakeFirst();
  return setting?.value ?? null;
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
  if (await identitySeededSince(db)) return;
  await inTransaction(db, async (trx) => {
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
