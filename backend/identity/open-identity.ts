import type { Hono } from 'hono';
import { accountsFile } from '../demo-source/accounts-file';
import { withoutPublishedPasswords } from '../demo-source/published-password';
import { readYaml } from '../demo-source/read-yaml';
import type { IdentityOptions } from './identity-context';
import { loadIdentitySecret } from './keys/secrets';
import { loadSigningKey } from './keys/signing-keys';
import { identitySeededSince, seedIdentityAccounts } from './seed-identity-accounts';
import { createIdentityApp } from './server';

interface Opening extends Omit<IdentityOptions, 'secret'> {
  /** The folder of the demo accounts, when the shop has the demo's customers; else null. */
  demoDir: string | null;
  /** Others can reach the shop: accounts whose password is published are left out. */
  isPublic: boolean;
}

/**
 * The identity service ready to serve: its secret and its signing key are made at the first start and kept; the demo accounts are
 * written once, also beside a demo shop that is older than this service.
 */
export async function openIdentity({ demoDir, isPublic, ...options }: Opening): Promise<Hono> {
  const { db, clock, keySeal, poolId } = options;
  const secret = await loadIdentitySecret(db, keySeal);
  await loadSigningKey({ db, keySeal }, clock.now());
  if (demoDir !== null && !(await identitySeededSince(db))) {
    const accounts = readYaml(demoDir, 'accounts.yaml', accountsFile).content;
    const written = isPublic ? withoutPublishedPasswords(accounts) : accounts;
    await seedIdentityAccounts(db, written, clock.now(), poolId);
  }
  return createIdentityApp({ ...options, secret });
}
