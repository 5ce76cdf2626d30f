import { env } from '@/lib/platform/config/env';
import { z } from 'zod';
import { logger } from '@/lib/platform/observability/logger';
import { refreshUserPoolTokens, deletePoolToken } from '@/lib/gateways/user-pool.gateway';
import type { RefreshToken } from './host-cookies';
import 'server-only';

/** Base URL of the hosted sign-in pages: that of this site if the identity provider has no domain. */
const publicBase = () => (env.IDENTITY_DOMAIN ?? env.SITE_URL).replace(/\/+$/, '');

/** Base URL for server-side calls, which go to the provider directly. */
const identityBaseUrl = () => env.IDENTITY_DOMAIN?.replace(/\/+$/, '') ?? env.IDENTITY_URL;

/** Redirect URL after sign-in; must be in the provider's allow list. */
export const getCallbackUrl = () => `${env.SITE_URL}/api/auth/callback`;

/** URL of the hosted sign-in page. */
export const getAuthorizeUrl = () => new URL(`${publicBase()}/oauth2/authorize`);

/** URL that ends the visitor's session at the provider. */
export const getLogoutUrl = () => new URL(`${publicBase()}/logout`);

/** Endpoint that exchanges codes and refresh tokens for tokens. */
const getTokenUrl = () => `${identityBaseUrl()}/oauth2/token`;

/** Endpoint that revokes refresh tokens. */
const getRevokeUrl = () => `${identityBaseUrl()}/oauth2/revoke`;

const timeoutMs = 8_000;

const tokensSchema = z.object({
  id_token: z.string().min(1),
  /** Present after a code exchange. On renewal it is present only when refresh tokens rotate. */
  refresh_token: z.string().min(1).optional(),
});

export type HostedTokens =
  | { ok: true; idToken: string; refreshToken: string | null }
  | { ok: false; reason: 'rejected' | 'unavailable' };

/** Exchanges an authorization code for tokens; `verifier` must match the PKCE challenge of the sign-in. */
export function fetchTokensByCode(code: string, verifier: string): Promise<HostedTokens> {
  return requestTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: getCallbackUrl(),
  });
}

/** Exchanges a refresh token for new tokens. */
function fetchTokensByRefreshToken(refreshToken: string): Promise<HostedTokens> {
  return requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Revokes a refresh token. If the provider does not respond, the token expires on its own. */
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
    if (!response.ok || !tokens) return { ok: false, reason: 'rejected' };
    return { ok: true, idToken: tokens.id_token, refreshToken: tokens.refresh_token ?? null };
  } catch (cause) {
    logger.warn('The hosted sign-in did not respond', { cause });
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
  | { ok: false; reason: 'rejected' | 'unavailable' };

/** Fetches new tokens through the flow that the sign-in used. The refresh token in the result replaces the old one. */
export async function fetchNextTokens({ token, flow }: RefreshToken): Promise<NextTokensResult> {
  if (flow === 'oauth') {
    const tokens = await fetchTokensByRefreshToken(token);
    if (!tokens.ok) return tokens;
    return { ...tokens, refreshToken: { token: tokens.refreshToken ?? token, flow } };
  }
  const answer = await refreshUserPoolTokens(token);
  if (!answer.ok) {
    const { reason, name } = answer;
    if (reason === 'unavailable') logger.warn('A session could not be renewed', { name });
    return { ok: false, reason };
  }
  const { idToken, refreshToken } = answer.value;
  return { ok: true, idToken, refreshToken: { token: refreshToken ?? token, flow } };
}

/**
 * Revokes the sign-in of a refresh token at the provider. Never throws. If the provider does not respond, the token
 * expires on its own.
 */
export async function deleteSignIn({ token, flow }: RefreshToken): Promise<void> {
  if (flow === 'oauth') return deleteHostedToken(token);
  const answer = await deletePoolToken(token);
  if (!answer.ok) logger.warn('A refresh token could not be revoked', { name: answer.name });
}
