import { z } from 'zod';
import type { IdentitySettings } from '../identity-context';
import { supportedScopes } from '../tokens/session-tokens';

const aliases = ['login', 'my-account', 'mein-konto', 'cognitologin', 'user/login'];
const languages = ['', '/de', '/en'];

/**
 * Lists the allowed redirect URIs of the hosted sign-in, compared exactly: the storefront's callback and the login
 * pages of Specification §2, each also with checkout=true.
 */
function listSignInRedirects(siteUrl: string): ReadonlySet<string> {
  return new Set([...withCheckout(`${siteUrl}/api/auth/callback`), ...loginPages(siteUrl)]);
}

/** Lists the allowed redirect URIs of /logout: the home pages and the login pages. */
export function listSignOutRedirects(siteUrl: string): ReadonlySet<string> {
  const homes = languages.flatMap((language) => [
    `${siteUrl}${language}`,
    `${siteUrl}${language}/`,
  ]);
  return new Set([...homes, ...loginPages(siteUrl)]);
}

function loginPages(siteUrl: string): string[] {
  return languages.flatMap((language) =>
    aliases.flatMap((alias) => withCheckout(`${siteUrl}${language}/${alias}`)),
  );
}

function withCheckout(address: string): string[] {
  return [address, `${address}?checkout=true`];
}

/** A valid request for an authorization code. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  codeChallenge: string;
  scope: string;
}

type Reading =
  | { kind: 'request'; request: AuthorizeRequest }
  /** The request is rejected, but client and redirect URI are valid: the error is returned to the client. */
  | { kind: 'rejection'; location: string }
  /** The client or redirect URI is unknown: the error is only shown to the visitor, without a redirect. */
  | { kind: 'unknown' };

const parameters = z.object({
  response_type: z.literal('code', 'response_type must be code'),
  code_challenge_method: z.literal('S256', 'code_challenge_method must be S256'),
  code_challenge: z
    .string('code_challenge is required')
    .regex(/^[A-Za-z0-9_-]{43}$/, 'code_challenge must be a SHA-256 digest as base64url'),
  state: z.string().max(1024, 'state is too long').optional(),
  nonce: z.string().max(256, 'nonce is too long').optional(),
  scope: z.string().max(256, 'scope is too long').default(supportedScopes.join(' ')),
  prompt: z.string().optional(),
});

/** Parses an authorization request (RFC 6749 with mandatory PKCE S256). */
export function parseAuthorizeRequest(
  { clientId, siteUrl }: IdentitySettings,
  query: Record<string, string>,
): Reading {
  const redirectUri = query.redirect_uri ?? '';
  if (query.client_id !== clientId || !listSignInRedirects(siteUrl).has(redirectUri))
    return { kind: 'unknown' };
  const reject = (error: string, description: string): Reading => ({
    kind: 'rejection',
    location: addQueryParameters(redirectUri, {
      error,
      error_description: description,
      state: query.state?.slice(0, 1024) ?? null,
    }),
  });

  const parsed = parameters.safeParse(query);
  if (!parsed.success)
    return reject('invalid_request', parsed.error.issues[0]?.message ?? 'invalid');
  const { state = null, nonce = null, code_challenge, scope, prompt } = parsed.data;
  const scopes = scope.split(' ').filter((name) => name !== '');
  if (!scopes.includes('openid') || !scopes.every((name) => supportedScopes.includes(name)))
    return reject('invalid_scope', 'scope must hold openid and known names only');
  if (prompt === 'none') return reject('login_required', 'The visitor must sign in');
  return {
    kind: 'request',
    request: { redirectUri, state, nonce, codeChallenge: code_challenge, scope: scopes.join(' ') },
  };
}

/** Adds query parameters to a URL; null values are left out. */
export function addQueryParameters(address: string, added: Record<string, string | null>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
