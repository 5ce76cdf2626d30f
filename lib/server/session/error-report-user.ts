import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { parseSessionToken } from './session-cookie';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieNames.session}=([^;]*)`);

/** Whom an error happened to: a customer's id, `guest` or `anonymous` (Spec §7). Never an e-mail address or a name. */
export async function getErrorReportUser(cookieHeader: string | null | undefined): Promise<string> {
  const [, cookie] = sessionCookie.exec(cookieHeader ?? '') ?? [];
  const claims = (await parseSessionToken(cookie, env.SESSION_SECRET))?.claims;
  if (claims?.kind === 'customer') return claims.subject ?? 'customer';
  return claims?.kind ?? 'anonymous';
}
