import type { ServicesConfig } from './platform/services-config';
import { createContentWebhook, notifyScheduledPublications } from './content/content-webhook';
import { createEntryStore, type EntryStore } from './content/entry-store';
import { applyDealerOverrides } from './content/dealer-overrides';
import { systemClock } from './platform/clock';
import type { Database } from './database/database';
import { listDealerOverrides } from './dealer-account/master-data/master-data.repository';
import type { Catalog } from './demo-data/catalog-schemas';
import type { Logger } from './platform/logger';
import type { Hono } from 'hono';
import { createIdentityService } from './identity/identity-service';
import type { SecretCipher } from './secrets/encryption';
import { findSeededAt } from './shop/seed/seed-demo';
import { reencryptIdentityDeletions } from './shop/customer/identity-deletion';
import { removeOverwrittenContentFromDisk } from './database/database-maintenance';
import { encryptSigningKeys } from './identity/tokens/signing-keys';
import { reencryptSoftwareTokens } from './identity/mfa/software-token.repository';
import { openSecretCipher, mapUnknownKeyError, encryptSecrets } from './secrets/secret-store';
import { createKeyedDigest } from '@/server/shared-state/redis-config';
import { setSharedRateLimits } from './http/rate-limiter';

/**
 * Opens the content of the demo folder, with dealers' accepted changes applied to their entries. Content changes are
 * sent to the storefront if a shared secret is configured.
 */
export function openContent(
  { demoDir, siteUrl, revalidateSecret: secret }: ServicesConfig,
  db: Database,
  logger: Logger,
  catalogue: Catalog,
): {
  store: EntryStore;
  checkDealerOverrides: () => Promise<unknown>;
  notifyScheduled: () => Promise<unknown>;
} {
  const options = { demoDir, clock: systemClock, logger, catalogue };
  const onChange = secret === null ? null : createContentWebhook({ siteUrl, secret, logger });
  const files = createEntryStore(onChange ? { ...options, onChange } : options);
  const { store, update } = applyDealerOverrides(files);
  const checkDealerOverrides = async () => {
    const changes = update(await listDealerOverrides(db));
    if (changes.length > 0) await onChange?.(changes);
  };
  const content = () => store.current().PUBLISHED;
  const notifyScheduled = async () =>
    onChange && notifyScheduledPublications({ db, clock: systemClock, content, notify: onChange });
  return { store, checkDealerOverrides, notifyScheduled };
}

/** Opens the embedded identity service, unless IDENTITY_URL is set. */
export async function openEmbeddedIdentity(
  { identity, siteUrl, revalidateSecret, demoDir, productionIndicator }: ServicesConfig,
  db: Database,
  keySeal: SecretCipher,
  logger: Logger,
): Promise<Hono[]> {
  if (identity.url !== null) return [];
  const isDemo = (await findSeededAt(db)) !== null;
  if (revalidateSecret === null)
    logger.warn('REVALIDATE_SECRET is not set: sign-in limits count all visitors as one');
  const site = { siteUrl, siteSecret: revalidateSecret };
  const options = { ...identity, ...site, db, clock: systemClock, logger, keySeal };
  const isPublic = productionIndicator !== null;
  return [await createIdentityService({ ...options, demoDir: isDemo ? demoDir : null, isPublic })];
}

/**
 * Encrypts all keys stored in the database (decision 46). Keys that are unencrypted or encrypted with an earlier key
 * are re-encrypted, and no plain copy remains in the database file. Throws ConfigError when the stored keys were
 * encrypted with another key than the configured one.
 */
export function encryptStoredSecrets(
  config: ServicesConfig,
  db: Database,
  logger: Logger,
): Promise<SecretCipher> {
  return mapUnknownKeyError(config, async () => {
    const keySeal = await openSecretCipher(db, config);
    const sealed = [
      ...(await encryptSecrets(db, keySeal)),
      ...(await encryptSigningKeys({ db, keySeal })),
      ...(await reencryptSoftwareTokens(db, keySeal)),
      ...(await reencryptIdentityDeletions(db, keySeal)),
    ];
    if (sealed.length === 0) return keySeal;
    await removeOverwrittenContentFromDisk(db);
    logger.info('Stored keys encrypted', { keys: sealed });
    return keySeal;
  });
}

/**
 * Shares rate limits with all other processes of the shop when REDIS_URL is set. Returns functions for closing and for
 * checking Redis, or null without it. Throws SharedStateError with an explanation when the server cannot be used.
 */
export async function shareRateLimitsByRedis(
  { redis }: ServicesConfig,
  db: Database,
  secret: string,
  logger: Logger,
): Promise<{
  endSharing: () => void;
  getSharingStatus: (() => { isUnavailable: boolean }) | null;
}> {
  if (redis === null) return { endSharing: () => undefined, getSharingStatus: null };
  // The Redis client is large, so it is only loaded when needed.
  const { openSharedState } = await import('@/server/shared-state/open-shared-state');
  const { connection, limits, close } = await openSharedState({
    ...redis,
    canStartLater: redis.isChecked,
    digest: createKeyedDigest(secret),
    logger,
  });
  setSharedRateLimits(db, limits);
  return {
    endSharing: close,
    getSharingStatus: () => ({ isUnavailable: connection.isUnavailable }),
  };
}
