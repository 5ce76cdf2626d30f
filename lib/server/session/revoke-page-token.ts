import 'server-only';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';

const timeoutMs = 8_000;

/** Makes a refresh token of the page worthless at the user pool. Never throws; without an answer it ends by its own age. */
export async function revokePageToken(refreshToken: string): Promise<void> {
  try {
    const response = await fetch(`${env.IDENTITY_URL}/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: env.IDENTITY_CLIENT_ID, Token: refreshToken }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      logger.warn('A refresh token could not be revoked', { status: response.status });
  } catch (cause) {
    logger.warn('A refresh token could not be revoked', { cause });
  }
}
