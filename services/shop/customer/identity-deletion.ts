import { z } from 'zod';
import { dayMs, hourMs, minuteMs } from '@/domain/time/durations';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../database/database';
import type { SecretCipher } from '../../secrets/encryption';
import type { Logger } from '../../platform/logger';
import { findIdentitySubject } from './customer.repository';
import {
  listDueIdentityDeletions,
  removeIdentityDeletion,
  removeUnconfirmedDeletions,
  postponeIdentityDeletion,
  insertIdentityDeletion,
} from './identity.repository';

/** A Cognito user pool at an address of its own. */
export interface UserPool {
  url: string;
  clientId: string;
}

type PoolDeletionResult = 'deleted' | 'refused' | 'unavailable';

const timeoutMs = 10_000;
const tokensSchema = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string().min(1) }),
});
const refusalSchema = z.object({ __type: z.string().transform((type) => type.split('#').at(-1)) });

/** Deletes the user of a refresh token (GetTokensFromRefreshToken, DeleteUser). A user who is gone already is deleted. Never throws. */
async function deleteUserAtPool(pool: UserPool, refreshToken: string): Promise<PoolDeletionResult> {
  const renewed = await ask(pool, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  });
  if (typeof renewed === 'string') return renewed;
  const tokens = tokensSchema.safeParse(renewed).data;
  if (!tokens) return 'unavailable';
  const { AccessToken } = tokens.AuthenticationResult;
  const deleted = await ask(pool, 'DeleteUser', { AccessToken });
  return typeof deleted === 'string' ? deleted : 'deleted';
}

async function ask(
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
    const name = refusalSchema.safeParse(answer).data?.__type ?? '';
    if (name === 'UserNotFoundException') return 'deleted';
    const isPassing = response.status >= 500 || /^(TooManyRequests|Throttling)/.test(name);
    return isPassing ? 'unavailable' : 'refused';
  } catch {
    // No answer, or none that can be read: nothing is known, and it is tried again.
    return 'unavailable';
  }
}

/** A refresh token lives 30 days unless the pool says otherwise; after that nothing can be done with it. */
const givenUpAfterMs = 30 * dayMs;
const preparedForMs = hourMs;

interface Parts {
  db: Database;
  clock: Clock;
  keySeal: SecretCipher;
}

const sealName = (subject: string) => `identity-deletion ${subject}`;

/**
 * Keeps the refresh token of a caller who is about to delete the account, sealed, for the deletion at a pool elsewhere: from the moment the
 * shop has deleted its part it is done even when the storefront stops. Without the deletion it is forgotten after an hour.
 */
export async function prepareIdentityDeletion(
  { db, clock, keySeal }: Parts,
  { customerId, refreshToken }: { customerId: string; refreshToken: string },
): Promise<void> {
  const subject = await findIdentitySubject(db, customerId);
  if (subject === null) return;
  const sealedToken = keySeal.encrypt(sealName(subject), refreshToken);
  await insertIdentityDeletion(db, { subject, sealedToken, createdAt: clock.now() });
}

/**
 * Does the deletions that are left at a pool elsewhere. What the pool does not answer is tried again, a minute later at first and hourly at
 * last; what it refuses is logged with the user's id (`sub`): the operator then deletes the user there (AdminDeleteUser).
 */
export async function finishIdentityDeletions({
  db,
  clock,
  keySeal,
  logger,
  pool,
}: Parts & { logger: Logger; pool: UserPool }): Promise<void> {
  const now = clock.now();
  await removeUnconfirmedDeletions(db, now - preparedForMs);
  for (const { subject, sealedToken, createdAt } of await listDueIdentityDeletions(db, now)) {
    const outcome = await deleteUserAtPool(pool, keySeal.decrypt(sealName(subject), sealedToken));
    const age = now - createdAt;
    if (outcome === 'unavailable' && age < givenUpAfterMs) {
      await postponeIdentityDeletion(db, subject, now + Math.min(Math.max(age, minuteMs), hourMs));
      continue;
    }
    if (outcome !== 'deleted')
      logger.error('A user could not be deleted at the user pool', { subject, outcome });
    await removeIdentityDeletion(db, subject);
  }
}
