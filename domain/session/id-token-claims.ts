/** The only accepted signature algorithm, whatever the header of the token says. */
export const idTokenAlgorithm = 'RS256';

/** Maximum length of a deliverable email address. */
const emailMaxLength = 254;

/**
 * The claims of an ID token that are used by the shop service and the storefront. The caller must verify signature,
 * issuer and audience.
 */
export type IdTokenClaims = {
  /** The user id of the identity provider; it never changes. */
  subject: string;
  /** The id of the original sign-in (origin_jti); null if the provider does not send it. */
  sessionId: string | null;
  /** Lower case, verified by the identity provider. */
  email: string;
  /** Time of the password entry in epoch seconds; the time of issue if the provider does not send it. */
  authenticatedAt: number;
  /** Time of issue in epoch seconds. */
  issuedAt: number;
  /** Time of expiry in epoch seconds. */
  expiresAt: number;
};

/** The name of the first claim that is missing or invalid. */
export type IdTokenProblem =
  | 'sub'
  | 'token_use'
  | 'email'
  | 'email_verified'
  | 'auth_time'
  | 'iat'
  | 'exp';

/**
 * Parses the claims of an ID token. `token_use` must be id, and the email must be verified (true or "true"). The caller
 * must check signature, issuer, audience and time.
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
 * Returns the accepted issuers of ID tokens: the given one, and for a Cognito pool both forms,
 * https://cognito-idp.<region>.amazonaws.com/<pool> and the newer
 * https://issuer-cognito-idp.<region>.amazonaws.com/<pool>.
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
