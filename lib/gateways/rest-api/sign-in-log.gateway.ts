import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { fetchRestApiJson, sendRestApiRequest, type RestApiResult } from './rest-api-client';
import 'server-only';

const listSchema = z.object({
  signIns: z.array(
    z.object({
      userAgent: z.string(),
      startedAt: z.number(),
      lastSeenAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
});

type Caller = { token: string; language: Language };

/** Fetches the customer's active sign-ins. */
export function fetchSignIns(caller: Caller): Promise<RestApiResult<z.infer<typeof listSchema>>> {
  return fetchRestApiJson({ path: '/sign-ins', ...caller }, listSchema);
}

/** Records the customer's current sign-in in the list of sign-ins. */
export function addSignIn(caller: Caller, userAgent: string): Promise<RestApiResult<Response>> {
  return sendRestApiRequest({ path: '/sign-ins', ...caller, body: { userAgent } });
}

/** Ends all sign-ins of the customer at the shop. */
export function deleteSignIns(caller: Caller): Promise<RestApiResult<Response>> {
  return sendRestApiRequest({ path: '/sign-ins/end', ...caller, body: {} });
}

const stateSchema = z.object({ hasEnded: z.boolean() });

/**
 * Fetches whether the sign-in of a token was ended at the shop or the identity service. False for a token that has only
 * expired.
 */
export function fetchSignInState(
  token: string,
  language: Language,
): Promise<RestApiResult<z.infer<typeof stateSchema>>> {
  return fetchRestApiJson({ path: '/sign-in-state', language, token }, stateSchema);
}

/**
 * Sends the tools service the refresh token for deleting an account at an external user pool. Must be called before the
 * shop deletes the account.
 */
export function sendIdentityDeletion(
  { token, refreshToken }: { token: string; refreshToken: string },
  language: Language,
): Promise<RestApiResult<Response>> {
  return sendRestApiRequest({
    path: '/identity-deletions',
    language,
    token,
    body: { refreshToken },
  });
}
