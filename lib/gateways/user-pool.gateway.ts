import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/config/env';

const timeoutMs = 8_000;
const mediaType = 'application/x-amz-json-1.1';
const service = 'AWSCognitoIdentityProviderService.';

/**
 * Result of a call to the user pool. 'rejected': the pool rejected the request, and `name` is the error name.
 * 'unavailable': the pool did not respond, so the outcome is unknown.
 */
type PoolResult<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'rejected' | 'unavailable'; name: string };

const tokensSchema = z.object({
  AuthenticationResult: z.object({
    IdToken: z.string().min(1),
    AccessToken: z.string().min(1),
    /** Present only when refresh tokens rotate. */
    RefreshToken: z.string().min(1).optional(),
  }),
});

export type UserPoolTokens = { idToken: string; accessToken: string; refreshToken: string | null };

/** Refreshes the tokens of a sign-in (GetTokensFromRefreshToken). */
export async function refreshUserPoolTokens(
  refreshToken: string,
): Promise<PoolResult<UserPoolTokens>> {
  const answer = await sendRequest('GetTokensFromRefreshToken', {
    ClientId: env.IDENTITY_CLIENT_ID,
    RefreshToken: refreshToken,
  });
  if (!answer.ok) return answer;
  const tokens = tokensSchema.safeParse(answer.value).data?.AuthenticationResult;
  if (!tokens) return { ok: false, reason: 'unavailable', name: 'UnreadableAnswer' };
  const { IdToken, AccessToken, RefreshToken = null } = tokens;
  const value = { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken };
  return { ok: true, value };
}

/** Ends the sign-in of a refresh token, including its access tokens (RevokeToken). */
export function deletePoolToken(refreshToken: string): Promise<PoolResult<unknown>> {
  return sendRequest('RevokeToken', { ClientId: env.IDENTITY_CLIENT_ID, Token: refreshToken });
}

/** Ends all sign-ins of the user (GlobalSignOut). */
export function deletePoolSignIns(accessToken: string): Promise<PoolResult<unknown>> {
  return sendRequest('GlobalSignOut', { AccessToken: accessToken });
}

/** Deletes the user permanently (DeleteUser). */
export function deletePoolUser(accessToken: string): Promise<PoolResult<unknown>> {
  return sendRequest('DeleteUser', { AccessToken: accessToken });
}

async function sendRequest(action: string, body: object): Promise<PoolResult<unknown>> {
  try {
    const response = await fetch(`${env.IDENTITY_URL}/`, {
      method: 'POST',
      headers: { 'Content-Type': mediaType, 'X-Amz-Target': `${service}${action}` },
      body: JSON.stringify(body),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (response.ok) return { ok: true, value };
    const name = errorSchema.safeParse(value).data?.__type ?? `Status${response.status}`;
    const isPassing = response.status >= 500 || passing.has(name);
    return { ok: false, reason: isPassing ? 'unavailable' : 'rejected', name };
  } catch (cause) {
    return { ok: false, reason: 'unavailable', name: cause instanceof Error ? cause.name : '' };
  }
}

const errorSchema = z.object({ __type: z.string().transform((type) => type.split('#').at(-1)) });
/** Names of temporary errors, which the user pool sends with status 400. */
const passing = new Set(['TooManyRequestsException', 'ThrottlingException']);
