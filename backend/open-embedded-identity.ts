import type { Hono } from 'hono';
import type { BackendConfig } from './config/environment';
import { systemClock } from './database/clock';
import type { Database } from './database/database';
import { openIdentity } from './identity/open-identity';
import type { KeySeal } from './kept-keys/key-seal';
import type { Logger } from './observability/logger';
import { seededSince } from './shop/seed/seed-demo';

/** The embedded identity service, unless IDENTITY_URL names another one. */
export async function openEmbeddedIdentity(
  { identity, siteUrl, revalidateSecret, demoDir, productionSign }: BackendConfig,
  db: Database,
  keySeal: KeySeal,
  logger: Logger,
): Promise<Hono[]> {
  if (identity.url !== null) return [];
  const isDemo = (await seededSince(db)) !== null;
  if (revalidateSecret === null)
    logger.warn('REVALIDATE_SECRET is not set: limits of the sign-in count all visitors as one');
  const site = { siteUrl, siteSecret: revalidateSecret };
  const options = { ...identity, ...site, db, clock: systemClock, logger, keySeal };
  const isPublic = productionSign !== null;
  return [await openIdentity({ ...options, demoDir: isDemo ? demoDir : null, isPublic })];
}
