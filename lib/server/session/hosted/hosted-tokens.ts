import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { callbackAddress, revokeAddress, tokenAddress } from './hosted-addresses';

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
export function exchangeCode(code: string, verifier: string): Promise<HostedTokens> {
  return askForTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: callbackAddress(),
  });
}

/** The next tokens of a session. */
export function refreshTokens(refreshToken: string): Promise<HostedTokens> {
  return askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Makes a refresh token worthless; without an answer it ends by its own age. */
export async function revokeToken(refreshToken: string): Promise<void> {
  try {
    await post(revokeAddress(), { token: refreshToken });
  } catch (cause) {
    logger.warn('A refresh token could not be revoked', { cause });
  }
}

async function askForTokens(form: Record<string, string>): Promise<HostedTokens> {
  try {
    const response = await post(tokenAddress(), form);
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
