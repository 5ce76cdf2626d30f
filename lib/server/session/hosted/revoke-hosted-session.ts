import 'server-only';
import type { NextRequest } from 'next/server';
import { revokeToken } from './hosted-tokens';
import { readRefreshCookie } from './refresh-cookie';

/** Ends the caller's hosted sign-in at the provider, where there is one. Never throws. */
export async function revokeHostedSession(request: NextRequest): Promise<void> {
  const refreshToken = await readRefreshCookie(request);
  if (refreshToken !== null) await revokeToken(refreshToken);
}
