import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { readServerSession, setSessionCookies } from '@/lib/server/session/server-session';
import { renewCustomer, userAgentOf } from '@/lib/server/session/start-customer';
import { checkIdToken } from '@/lib/server/session/verify-id-token';

/**
 * Puts the next ID token of the customer who is signed in into the session: a page that signs in anew, to change the password for
 * instance, ends the sign-in the session goes back to. Nothing changes for anybody else, nor when the shop does not answer.
 */
export async function continueSession(
  response: NextResponse,
  request: NextRequest,
  idToken: string,
): Promise<void> {
  const known = await readServerSession(request);
  if (known.kind !== 'customer') return;
  const verified = await checkIdToken(idToken);
  if (!verified.ok || verified.claims.subject !== known.subject) return;
  const signIn = {
    idToken,
    claims: verified.claims,
    renewedBy: known.renewedBy ?? 'page',
    userAgent: userAgentOf(request.headers),
  };
  const renewed = await renewCustomer(signIn, languageOfCall(request));
  if (renewed.ok) await setSessionCookies(response, request, renewed.data);
}
