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

/** Records that the customer's sign-in is in use. */
export function addSignIn(caller: Caller, userAgent: string): Promise<RestApiResult<Response>> {
  return sendRestApiRequest({ path: '/sign-ins', ...caller, body: { userAgent } });
}

/** Ends all sign-ins of the customer at the shop. */
export function deleteSignIns(caller: Caller): Promise<RestApiResult<Response>> {
  return sendRestApiRequest({ path: '/sign-ins/end', ...caller, body: {} });
}

const stateSchema = z.object({ hasEnded: z.boolean() });

/**
 * Fetches whether a token's sign-in was ended at the shop or the identity service. A merely expired token has not
 * ended.
 */
export function fetchSignInState(
  token: string,
  language: Language,
): Promise<RestApiResult<z.infer<typeof stateSchema>>> {
  return fetchRestApiJson({ path: '/sign-in-state', language, token }, stateSchema);
}

/**
 * Sends the services the refresh token that deleting an account at an external user pool needs. Called before the shop
 * deletes the account.
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
