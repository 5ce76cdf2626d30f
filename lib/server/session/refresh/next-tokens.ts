import 'server-only';
import { refreshPoolTokens, revokePoolToken } from '@/lib/gateways/identity/user-pool.gateway';
import { logger } from '@/lib/platform/observability/logger';
import { refreshTokens, revokeToken } from '../hosted/hosted-tokens';
import type { RefreshToken } from './refresh-cookie';

type NextTokens =
  | { ok: true; idToken: string; refreshToken: RefreshToken }
  | { ok: false; reason: 'refused' | 'unavailable' };

/** The next tokens of a sign-in, the same way it began. The refresh token in the answer is the one that counts from now on. */
export async function nextTokens({ token, flow }: RefreshToken): Promise<NextTokens> {
  if (flow === 'oauth') {
    const tokens = await refreshTokens(token);
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
export async function revokeSignIn({ token, flow }: RefreshToken): Promise<void> {
  if (flow === 'oauth') return revokeToken(token);
  const answer = await revokePoolToken(token);
  if (!answer.ok) logger.warn('A refresh token could not be revoked', { name: answer.name });
}
