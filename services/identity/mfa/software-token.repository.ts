import { type Database, type Transaction, inTransaction } from '../../database/database';
import type { SecretCipher } from '../../secrets/encryption';

type Reader = Database | Transaction;

export interface SoftwareToken {
  /** Base32; null until the first code was verified. */
  secret: string | null;
  pendingSecret: string | null;
  isEnabled: boolean;
}

/** The name under which a user's secret is encrypted: it opens for no other user. */
const getSoftwareTokenKeyName = (userId: string) => `software-token:${userId}`;

/** The user's authenticator app; null when there is none. Throws UnknownEncryptionKey. */
export async function findSoftwareToken(
  db: Reader,
  keySeal: SecretCipher,
  userId: string,
): Promise<SoftwareToken | null> {
  const row = await db
    .selectFrom('identity_software_token')
    .select(['sealed_secret', 'sealed_pending_secret', 'is_enabled'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const open = (sealed: string | null) =>
    sealed === null ? null : keySeal.decrypt(getSoftwareTokenKeyName(userId), sealed);
  return {
    secret: open(row.sealed_secret),
    pendingSecret: open(row.sealed_pending_secret),
    isEnabled: row.is_enabled === 1,
  };
}

/** True when signing in asks for a code. */
export async function isSoftwareTokenEnabled(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_software_token')
    .select('is_enabled')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_enabled === 1;
}

/** Stores a secret that waits for its first code; the verified one stays in force until then. */
export async function savePendingSecret(
  db: Reader,
  keySeal: SecretCipher,
  { userId, secret, now }: { userId: string; secret: string; now: number },
): Promise<void> {
  const sealed = {
    sealed_pending_secret: keySeal.encrypt(getSoftwareTokenKeyName(userId), secret),
    updated_at: now,
  };
  await db
    .insertInto('identity_software_token')
    .values({ user_id: userId, sealed_secret: null, is_enabled: 0, last_step: 0, ...sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(sealed))
    .execute();
}

/** The pending secret takes the place of the verified one; the step of its code is used up. */
export async function activatePendingSecret(
  db: Reader,
  { userId, step, now }: { userId: string; step: number; now: number },
): Promise<void> {
  await db
    .updateTable('identity_software_token')
    .set(({ ref }) => ({
      sealed_secret: ref('sealed_pending_secret'),
      sealed_pending_secret: null,
      last_step: step,
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Uses up a time step: true for exactly one of several callers, and for no step before the last. */
export async function consumeStep(db: Reader, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_software_token')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Switches the second factor on or off; false when it was so already. */
export async function setSoftwareTokenEnabled(
  db: Reader,
  { userId, isEnabled, now }: { userId: string; isEnabled: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_software_token')
    .set({ is_enabled: isEnabled ? 1 : 0, updated_at: now })
    .where('user_id', '=', userId)
    .where('is_enabled', '=', isEnabled ? 0 : 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes the authenticator app; true when it was in use for signing in. */
export async function removeSoftwareToken(db: Reader, userId: string): Promise<boolean> {
  const wasEnabled = await isSoftwareTokenEnabled(db, userId);
  await db.deleteFrom('identity_software_token').where('user_id', '=', userId).execute();
  return wasEnabled;
}

/**
 * Encrypts anew what an earlier key has encrypted, all or none, and names the users' secrets. Throws UnknownEncryptionKey when one of them
 * cannot be opened.
 */
export function reencryptSoftwareTokens(db: Database, keySeal: SecretCipher): Promise<string[]> {
  return inTransaction(db, (trx) => reseal(trx, keySeal));
}

async function reseal(trx: Transaction, keySeal: SecretCipher): Promise<string[]> {
  const rows = await trx
    .selectFrom('identity_software_token')
    .select(['user_id', 'sealed_secret', 'sealed_pending_secret'])
    .execute();
  const resealed: string[] = [];
  for (const row of rows) {
    const name = getSoftwareTokenKeyName(row.user_id);
    const renew = (sealed: string | null) =>
      sealed === null ? null : keySeal.encrypt(name, keySeal.decrypt(name, sealed));
    const all = [row.sealed_secret, row.sealed_pending_secret].filter((sealed) => sealed !== null);
    if (all.every((sealed) => keySeal.isCurrentKey(sealed))) continue;
    await trx
      .updateTable('identity_software_token')
      .set({
        sealed_secret: renew(row.sealed_secret),
        sealed_pending_secret: renew(row.sealed_pending_secret),
      })
      .where('user_id', '=', row.user_id)
      .execute();
    resealed.push(name);
  }
  return resealed;
}
