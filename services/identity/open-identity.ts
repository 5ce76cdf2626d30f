import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@/domain/customer/email-address';
import { type Database, inTransaction } from '../database/database';
import { findSetting } from '../database/settings';
import {
  type AccountsFile,
  accountsFileSchema,
  filterPublishedPasswords,
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

/** When the demo accounts were written, in UTC; null before. */
function findIdentitySeededAt(db: Database): Promise<string | null> {
  return findSetting(db, seededAt);
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

/** The embedded identity service below /identity: Cognito's JSON API, its keys, and the hosted sign-in with its OAuth addresses. */
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
  /** The folder of the demo accounts, when the shop has the demo's customers; else null. */
  demoDir: string | null;
  /** Others can reach the shop: accounts whose password is published are left out. */
  isPublic: boolean;
}

/**
 * The identity service ready to serve: its secret and its signing key are made at the first start and kept; the demo accounts are
 * written once, also beside a demo shop that is older than this service.
 */
export async function openIdentity({
  demoDir,
  isPublic,
  ...options
}: IdentityStartOptions): Promise<Hono> {
  const { db, clock, keySeal, poolId } = options;
  const secret = await loadIdentitySecret(db, keySeal);
  await loadSigningKey({ db, keySeal }, clock.now());
  if (demoDir !== null && !(await findIdentitySeededAt(db))) {
    const accounts = loadYaml(demoDir, 'accounts.yaml', accountsFileSchema).content;
    const written = isPublic ? filterPublishedPasswords(accounts) : accounts;
    await seedIdentityAccounts(db, written, clock.now(), poolId);
  }
  return createIdentityApp({ ...options, secret });
}

/** Removes what has run out and answers nothing any more: sessions with their tokens, codes, grants, used challenges, attempts. */
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
