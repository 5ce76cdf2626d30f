import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@/domain/customer/email-address';
import { type Database, inTransaction } from '../database/database';
import { findSetting } from '../database/settings';
import {
  type AccountsFile,
  accountsFileSchema,
  filterAccountsWithSecretPassword,
} from '../demo-data/demo-accounts';
import {
  getPoolName,
  createIdentityContext,
  type IdentityOptions,
  loadIdentitySecret,
} from './identity-context';
import { createPasswordVerifier } from './sign-in/srp';
import { findUserByEmail, insertUser } from './users/user.repository';
import { Hono } from 'hono';
import { createApiApp } from './api/api-app';
import { createAuthorizeApp } from './hosted/authorize-app';
import { createTokenApp } from './hosted/token-app';
import { createWellKnownApp } from './well-known.routes';
import { loadYaml } from '../demo-data/load-yaml';
import { loadSigningKey } from './tokens/signing-keys';
import { dayMs } from '@/domain/time/durations';
import type { Clock } from '../platform/clock';
import { removeExpiredAttempts } from './sign-in/sign-in-lock';

const seededAt = 'identity_seeded_at';

/** Returns the time at which the demo accounts were seeded (UTC), or null. */
function findIdentitySeededAt(db: Database): Promise<string | null> {
  return findSetting(db, seededAt);
}

/**
 * Seeds the demo accounts once as confirmed users with verified email addresses. An existing email address is skipped,
 * and an account deleted later is not created again. The verifiers are valid for this pool only.
 */
export async function seedIdentityAccounts(
  db: Database,
  accounts: readonly Pick<AccountsFile[number], 'email' | 'password'>[],
  now: number,
  poolId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // The check runs inside the transaction, because several processes may start at the same time.
    if (await findSetting(trx, seededAt)) return;
    for (const account of accounts) {
      const email = normalizeEmail(account.email);
      if (await findUserByEmail(trx, email)) continue;
      const id = randomUUID();
      await insertUser(trx, {
        id,
        email,
        isEmailVerified: true,
        pendingEmail: null,
        isConfirmed: true,
        ...createPasswordVerifier(getPoolName(poolId), id, account.password),
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

/**
 * Creates the embedded identity service below /identity: Cognito's JSON API, its public keys, and the hosted sign-in
 * with its OAuth endpoints.
 */
export function createIdentityApp(options: IdentityOptions): Hono {
  const context = createIdentityContext(options);
  const app = new Hono();
  app.route('/', createApiApp(context));
  app.route('/', createWellKnownApp(context));
  app.route('/', createAuthorizeApp(context));
  app.route('/', createTokenApp(context));
  return app;
}

interface IdentityStartOptions extends Omit<IdentityOptions, 'secret'> {
  /** Folder of the demo accounts; null when the shop has no demo customers. */
  demoDir: string | null;
  /** True when others can reach the shop; accounts with a published password are then skipped. */
  isPublic: boolean;
}

/**
 * Creates the identity service. Its secret and its signing key are generated at the first start and stored. The demo
 * accounts are seeded once, also in a demo shop that was created before this service existed.
 */
export async function createIdentityService({
  demoDir,
  isPublic,
  ...options
}: IdentityStartOptions): Promise<Hono> {
  const { db, clock, keySeal, poolId } = options;
  const secret = await loadIdentitySecret(db, keySeal);
  await loadSigningKey({ db, keySeal }, clock.now());
  if (demoDir !== null && !(await findIdentitySeededAt(db))) {
    const accounts = loadYaml(demoDir, 'accounts.yaml', accountsFileSchema).content;
    const written = isPublic ? filterAccountsWithSecretPassword(accounts) : accounts;
    await seedIdentityAccounts(db, written, clock.now(), poolId);
  }
  return createIdentityApp({ ...options, secret });
}

/** Deletes expired sessions with their tokens, codes, grants, used challenges and attempts. */
export async function removeExpiredIdentityData(db: Database, clock: Clock): Promise<void> {
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
  await removeExpiredAttempts({ db, clock });
}
