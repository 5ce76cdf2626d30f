import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { fetchToolJson, sendToolRequest, type ToolResult } from './tools-client';
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

/** Fetches the caller's active sign-ins. */
export function fetchSignIns(caller: Caller): Promise<ToolResult<z.infer<typeof listSchema>>> {
  return fetchToolJson({ path: '/sign-ins', ...caller }, listSchema);
}

/** Records that the caller's sign-in is in use. */
export function addSignIn(caller: Caller, userAgent: string): Promise<ToolResult<Response>> {
  return sendToolRequest({ path: '/sign-ins', ...caller, body: { userAgent } });
}

/** Ends all sign-ins of the caller at the shop. */
export function deleteSignIns(caller: Caller): Promise<ToolResult<Response>> {
  return sendToolRequest({ path: '/sign-ins/end', ...caller, body: {} });
}

const stateSchema = z.object({ hasEnded: z.boolean() });

/**
 * Fetches whether a token's sign-in was ended at the shop or the identity service. A merely expired token has not
 * ended.
 */
export function fetchSignInState(
  token: string,
  language: Language,
): Promise<ToolResult<z.infer<typeof stateSchema>>> {
  return fetchToolJson({ path: '/sign-in-state', language, token }, stateSchema);
}

/**
 * Sends the services the refresh token that deleting an account at an external user pool needs. Called before the shop
 * deletes the account.
 */
export function sendIdentityDeletion(
  { token, refreshToken }: { token: string; refreshToken: string },
  language: Language,
): Promise<ToolResult<Response>> {
  return sendToolRequest({ path: '/identity-deletions', language, token, body: { refreshToken } });
}
