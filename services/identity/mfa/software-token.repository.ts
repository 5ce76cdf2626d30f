import { type Database, type Transaction, inTransaction } from '../../database/database';
import type { SecretCipher } from '../../secrets/encryption';

type Reader = Database | Transaction;

export interface SoftwareToken {
  /** Secret in base32; null until the first code was verified. */
  secret: string | null;
  pendingSecret: string | null;
  isEnabled: boolean;
}

/**
 * Returns the encryption name of a user's secret. It contains the user id, so that a secret cannot be decrypted for
 * another user.
 */
const getSoftwareTokenKeyName = (userId: string) => `software-token:${userId}`;

/** Returns the user's authenticator app, or null. Throws UnknownEncryptionKeyError if a secret cannot be decrypted. */
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

/** Returns true if the user must enter a code of the authenticator app to sign in. */
export async function isSoftwareTokenEnabled(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_software_token')
    .select('is_enabled')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_enabled === 1;
}

/**
 * Saves the secret of a new authenticator app. The previous, verified secret stays valid until a code of the new app is
 * verified.
 */
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

/** Replaces the verified secret with the pending one and marks the time step of its first code as used. */
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

/**
 * Marks a time step as used, so that its code is accepted only once. Returns false if this step or a later one was
 * already used.
 */
export async function consumeTotpStep(db: Reader, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_software_token')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Turns the second factor on or off. Returns false when nothing changed. */
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

/** Removes the authenticator app. Returns true if signing in required its codes. */
export async function removeSoftwareToken(db: Reader, userId: string): Promise<boolean> {
  const wasEnabled = await isSoftwareTokenEnabled(db, userId);
  await db.deleteFrom('identity_software_token').where('user_id', '=', userId).execute();
  return wasEnabled;
}

/**
 * Re-encrypts the secrets that were encrypted with an earlier key, all or none, and returns their encryption names.
 * Throws UnknownEncryptionKeyError if a secret cannot be decrypted.
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
