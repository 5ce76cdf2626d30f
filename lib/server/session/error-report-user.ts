import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { parseSessionToken } from './session-cookie';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieNames.session}=([^;]*)`);

/**
 * Returns the user for error reports: a customer's id, `guest` or `anonymous` (Specification §7). Never an email
 * address or a name.
 */
export async function getErrorReportUser(cookieHeader: string | null | undefined): Promise<string> {
  const [, cookie] = sessionCookie.exec(cookieHeader ?? '') ?? [];
  const claims = (await parseSessionToken(cookie, env.SESSION_SECRET))?.claims;
  if (claims?.kind === 'customer') return claims.subject ?? 'customer';
  return claims?.kind ?? 'anonymous';
}
