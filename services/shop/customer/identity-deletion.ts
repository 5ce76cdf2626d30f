import { z } from 'zod';
import { dayMs, hourMs, minuteMs } from '@/domain/time/durations';
import type { Clock } from '../../platform/clock';
import { type Database, inTransaction } from '../../database/database';
import { type SecretCipher, UnknownEncryptionKeyError } from '../../secrets/encryption';
import type { Logger } from '../../platform/logger';
import { findIdentitySubject } from './customer.repository';
import {
  listDueIdentityDeletions,
  removeIdentityDeletion,
  removeUnconfirmedDeletions,
  postponeIdentityDeletion,
  insertIdentityDeletion,
} from './identity.repository';

/** An external Cognito user pool. */
export interface UserPool {
  url: string;
  clientId: string;
}

type PoolDeletionResult = 'deleted' | 'rejected' | 'unavailable';

const timeoutMs = 10_000;
const tokensSchema = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string().min(1) }),
});
const rejectionSchema = z.object({
  __type: z.string().transform((type) => type.split('#').at(-1)),
});

/**
 * Deletes the user of a refresh token (GetTokensFromRefreshToken, DeleteUser). A user who no longer exists counts as
 * deleted. Never throws.
 */
async function deleteUserAtPool(pool: UserPool, refreshToken: string): Promise<PoolDeletionResult> {
  const renewed = await sendRequest(pool, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  });
  if (typeof renewed === 'string') return renewed;
  const tokens = tokensSchema.safeParse(renewed).data;
  if (!tokens) return 'unavailable';
  const { AccessToken } = tokens.AuthenticationResult;
  const deleted = await sendRequest(pool, 'DeleteUser', { AccessToken });
  return typeof deleted === 'string' ? deleted : 'deleted';
}

async function sendRequest(
  { url }: UserPool,
  action: string,
  body: object,
): Promise<object | PoolDeletionResult> {
  try {
    const response = await fetch(`${url}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    if (response.ok) return Object(answer) as object;
    const name = rejectionSchema.safeParse(answer).data?.__type ?? '';
    if (name === 'UserNotFoundException') return 'deleted';
    const isPassing = response.status >= 500 || /^(TooManyRequests|Throttling)/.test(name);
    return isPassing ? 'unavailable' : 'rejected';
  } catch {
    // The pool sent no response or an unreadable one, so the user may still exist: the deletion is retried.
    return 'unavailable';
  }
}

/** Time in ms for which a deletion is retried: a refresh token is valid for 30 days by default. */
const retryLimitMs = 30 * dayMs;
const preparedForMs = hourMs;

interface Parts {
  db: Database;
  clock: Clock;
  keySeal: SecretCipher;
}

const getSecretName = (subject: string) => `identity-deletion ${subject}`;

/**
 * Stores the encrypted refresh token of a caller who is about to delete the account, so that a job can delete the user
 * at an external user pool even if the storefront stops. If the account is not deleted within an hour, the token is
 * removed.
 */
export async function prepareIdentityDeletion(
  { db, clock, keySeal }: Parts,
  { customerId, refreshToken }: { customerId: string; refreshToken: string },
): Promise<void> {
  const subject = await findIdentitySubject(db, customerId);
  if (subject === null) return;
  const sealedToken = keySeal.encrypt(getSecretName(subject), refreshToken);
  await insertIdentityDeletion(db, { subject, sealedToken, createdAt: clock.now() });
}

/**
 * Completes pending deletions at an external user pool. If the pool does not respond, a deletion is retried: first
 * after a minute, finally every hour. If the pool rejects a deletion, the user's id (`sub`) is logged, so that the
 * operator can delete the user in the pool (AdminDeleteUser).
 */
export async function completeIdentityDeletions({
  db,
  clock,
  keySeal,
  logger,
  pool,
}: Parts & { logger: Logger; pool: UserPool }): Promise<void> {
  const now = clock.now();
  await removeUnconfirmedDeletions(db, now - preparedForMs);
  for (const { subject, sealedToken, createdAt } of await listDueIdentityDeletions(db, now)) {
    const token = findToken(keySeal, { subject, sealedToken }, logger);
    const result = token === null ? 'unavailable' : await deleteUserAtPool(pool, token);
    const age = now - createdAt;
    if (result === 'unavailable' && age < retryLimitMs) {
      await postponeIdentityDeletion(db, subject, now + Math.min(Math.max(age, minuteMs), hourMs));
      continue;
    }
    if (result !== 'deleted')
      logger.error('The user pool could not delete a user', { subject, result });
    await removeIdentityDeletion(db, subject);
  }
}

/**
 * Decrypts the refresh token of a deletion. Returns null and logs an error if it was encrypted with an unknown key, so
 * that the deletions after it still run and this one is retried with the right key.
 */
function findToken(
  keySeal: SecretCipher,
  { subject, sealedToken }: { subject: string; sealedToken: string },
  logger: Logger,
): string | null {
  try {
    return keySeal.decrypt(getSecretName(subject), sealedToken);
  } catch (error) {
    logger.error('The token for deleting a user cannot be decrypted; set SECRETS_KEY_PREVIOUS', {
      subject,
      error,
    });
    return null;
  }
}

/**
 * Re-encrypts the tokens of pending deletions that were encrypted with an earlier key, and returns their encryption
 * names. A token that no known key can decrypt is left as it is.
 */
export function reencryptIdentityDeletions(db: Database, keySeal: SecretCipher): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('identity_deletion')
      .select(['subject', 'sealed_token'])
      .execute();
    const reencrypted: string[] = [];
    for (const { subject, sealed_token: sealedToken } of rows) {
      if (keySeal.isCurrentKey(sealedToken)) continue;
      const name = getSecretName(subject);
      try {
        await trx
          .updateTable('identity_deletion')
          .set({ sealed_token: keySeal.encrypt(name, keySeal.decrypt(name, sealedToken)) })
          .where('subject', '=', subject)
          .execute();
        reencrypted.push(name);
      } catch (error) {
        if (!(error instanceof UnknownEncryptionKeyError)) throw error;
      }
    }
    return reencrypted;
  });
}
