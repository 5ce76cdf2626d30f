/** ID tokens are signed with this algorithm and no other, whatever their header says. */
export const idTokenAlgorithm = 'RS256';

/** An e-mail longer than this cannot be written to. */
const emailMaxLength = 254;

/** What the shop and the storefront take from an ID token whose signature, issuer and audience were checked. */
export type IdTokenClaims = {
  /** The identity's own id of the user; it never changes. */
  subject: string;
  /** The sign-in the token goes back to (origin_jti); null where the identity does not say. */
  sessionId: string | null;
  /** Lower case, verified by the identity. */
  email: string;
  /** When the user entered the password, in epoch seconds; the time of issue where the identity does not say. */
  authenticatedAt: number;
  /** Epoch seconds. */
  issuedAt: number;
  /** Epoch seconds. */
  expiresAt: number;
};

/** What is wrong with an ID token's claims: the name of the first claim that is missing or wrong. */
export type IdTokenProblem =
  | 'sub'
  | 'token_use'
  | 'email'
  | 'email_verified'
  | 'auth_time'
  | 'iat'
  | 'exp';

/**
 * The claims of an ID token: `token_use` is id, the e-mail is there and verified (true, or the text
 * "true"). Signature, issuer, audience and time are the caller's to check.
 */
export function parseIdTokenClaims(
  payload: Readonly<Record<string, unknown>>,
): { ok: true; claims: IdTokenClaims } | { ok: false; problem: IdTokenProblem } {
  const { sub, email, email_verified, iat, exp, auth_time: authTime = iat, origin_jti } = payload;
  const wrong = (problem: IdTokenProblem) => ({ ok: false, problem }) as const;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) return wrong('sub');
  if (payload.token_use !== 'id') return wrong('token_use');
  if (typeof email !== 'string' || !isEmail(email)) return wrong('email');
  if (email_verified !== true && email_verified !== 'true') return wrong('email_verified');
  if (!isTime(iat)) return wrong('iat');
  if (!isTime(exp)) return wrong('exp');
  if (!isTime(authTime)) return wrong('auth_time');
  return {
    ok: true,
    claims: {
      subject: sub,
      sessionId: typeof origin_jti === 'string' && origin_jti !== '' ? origin_jti : null,
      email: email.toLowerCase(),
      authenticatedAt: authTime,
      issuedAt: iat,
      expiresAt: exp,
    },
  };
}

function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * The issuers that may stand in an ID token: the given one, and for a Cognito pool
 * (https://cognito-idp.<region>.amazonaws.com/<pool>) its newer form https://issuer-cognito-idp.<region>.amazonaws.com/<pool>.
 */
export function listIdTokenIssuers(issuer: string): string[] {
  const [, region, poolId] =
    /^https:\/\/(?:issuer-)?cognito-idp\.([a-z0-9-]+)\.amazonaws\.com\/([\w-]+)$/.exec(issuer) ??
    [];
  if (!region || !poolId) return [issuer];
  return ['cognito-idp', 'issuer-cognito-idp'].map(
    (host) => `https://${host}.${region}.amazonaws.com/${poolId}`,
  );
}
