import { env } from '@/lib/platform/config/env';
import { z } from 'zod';
import { logger } from '@/lib/platform/observability/logger';
import { refreshPoolTokens, deletePoolToken } from '@/lib/gateways/user-pool.gateway';
import type { RefreshToken } from './host-cookies';
import 'server-only';

/** The hosted page stands under the site's own origin when the identity provider has no domain of its own. */
const publicBase = () => (env.IDENTITY_DOMAIN ?? env.SITE_URL).replace(/\/+$/, '');

/** The site's own calls go to the provider directly. */
const identityBaseUrl = () => env.IDENTITY_DOMAIN?.replace(/\/+$/, '') ?? env.IDENTITY_URL;

/** Where the provider leads back to; one of its allow-listed addresses. */
export const getCallbackUrl = () => `${env.SITE_URL}/api/auth/callback`;

/** Where a visitor signs in. */
export const getAuthorizeUrl = () => new URL(`${publicBase()}/oauth2/authorize`);

/** Where a visitor's session at the provider ends. */
export const getLogoutUrl = () => new URL(`${publicBase()}/logout`);

/** Where codes and refresh tokens become tokens. */
const getTokenUrl = () => `${identityBaseUrl()}/oauth2/token`;

/** Where refresh tokens are made worthless. */
const getRevokeUrl = () => `${identityBaseUrl()}/oauth2/revoke`;

const timeoutMs = 8_000;

const tokensSchema = z.object({
  id_token: z.string().min(1),
  /** Comes with a code, and on renewal only where refresh tokens rotate. */
  refresh_token: z.string().min(1).optional(),
});

export type HostedTokens =
  | { ok: true; idToken: string; refreshToken: string | null }
  | { ok: false; reason: 'refused' | 'unavailable' };

/** The tokens of a code, for who knows the verifier of its challenge. */
export function fetchTokensByCode(code: string, verifier: string): Promise<HostedTokens> {
  return requestTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: getCallbackUrl(),
  });
}

/** The next tokens of a session. */
function fetchTokensByRefreshToken(refreshToken: string): Promise<HostedTokens> {
  return requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Makes a refresh token worthless; without an answer it ends by its own age. */
async function deleteHostedToken(refreshToken: string): Promise<void> {
  try {
    await post(getRevokeUrl(), { token: refreshToken });
  } catch (cause) {
    logger.warn('A refresh token could not be revoked', { cause });
  }
}

async function requestTokens(form: Record<string, string>): Promise<HostedTokens> {
  try {
    const response = await post(getTokenUrl(), form);
    if (response.status >= 500 || response.status === 429)
      return { ok: false, reason: 'unavailable' };
    const tokens = tokensSchema.safeParse(await response.json().catch(() => null)).data;
    if (!response.ok || !tokens) return { ok: false, reason: 'refused' };
    return { ok: true, idToken: tokens.id_token, refreshToken: tokens.refresh_token ?? null };
  } catch (cause) {
    logger.warn('The hosted sign-in does not answer', { cause });
    return { ok: false, reason: 'unavailable' };
  }
}

function post(address: string, form: Record<string, string>): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: env.IDENTITY_CLIENT_ID, ...form }),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

type NextTokensResult =
  | { ok: true; idToken: string; refreshToken: RefreshToken }
  | { ok: false; reason: 'refused' | 'unavailable' };

/** The next tokens of a sign-in, the same way it began. The refresh token in the answer is the one that counts from now on. */
export async function fetchNextTokens({ token, flow }: RefreshToken): Promise<NextTokensResult> {
  if (flow === 'oauth') {
    const tokens = await fetchTokensByRefreshToken(token);
    if (!tokens.ok) return tokens;
    return { ...tokens, refreshToken: { token: tokens.refreshToken ?? token, flow } };
  }
  const answer = await refreshPoolTokens(token);
  if (!answer.ok) {
    const { reason, name } = answer;
    if (reason === 'unavailable') logger.warn('A session could not be renewed', { name });
    return { ok: false, reason };
  }
  const { idToken, refreshToken } = answer.value;
  return { ok: true, idToken, refreshToken: { token: refreshToken ?? token, flow } };
}

/** Ends the sign-in of a refresh token at the provider. Never throws; without an answer it ends by its own age. */
export async function deleteSignIn({ token, flow }: RefreshToken): Promise<void> {
  if (flow === 'oauth') return deleteHostedToken(token);
  const answer = await deletePoolToken(token);
  if (!answer.ok) logger.warn('A refresh token could not be revoked', { name: answer.name });
}
