interface IdentityKeyTable {
  kid: string;
  /** JSON: the RSA public key (n and e), and the whole key pair (JWK) encrypted. */
  private_jwk: string;
  created_at: number;
  /** Time from which the key neither signs nor is published; null while it is in use. */
  retired_at: number | null;
}

export interface IdentityUserTable {
  /** The user's id and the subject of the user's tokens: a UUID that stays the same when the email changes. */
  id: string;
  /** Email address in lower case. */
  email: string;
  email_verified: number;
  /** A new email that the user has not confirmed yet; null if there is none. */
  pending_email: string | null;
  status: 'UNCONFIRMED' | 'CONFIRMED';
  /** SRP salt and verifier in hexadecimal. The password itself is never stored. */
  salt: string;
  verifier: string;
  /** The user's attributes as JSON: phone_number, locale, given_name, family_name. */
  attributes: string;
  created_at: number;
  updated_at: number;
}

/** One sign-in. All tokens issued at the sign-in or refreshed later belong to this session. */
export interface IdentitySessionTable {
  /** The id of the sign-in, which its tokens contain as origin_jti. */
  id: string;
  user_id: string;
  scope: string;
  started_at: number;
  expires_at: number;
  revoked_at: number | null;
}

interface IdentityRefreshTokenTable {
  hash: string;
  session_id: string;
  replaced_at: number | null;
}

/**
 * An OAuth authorization code, stored as a hash, with the request it was issued for. It can be exchanged for tokens
 * once.
 */
interface IdentityGrantTable {
  hash: string;
  user_id: string;
  redirect_uri: string;
  code_challenge: string;
  scope: string;
  nonce: string | null;
  expires_at: number;
  used_at: number | null;
  session_id: string | null;
}

export interface IdentityCodeTable {
  purpose: 'sign-up' | 'reset' | 'email';
  /** Keyed digest of the email or user id. Codes are also stored for unknown emails, but not sent to anyone. */
  subject: string;
  code_hash: string;
  expires_at: number;
  attempts: number;
  used_at: number | null;
}

interface IdentityAttemptTable {
  kind: 'sign-in';
  subject: string;
  count: number;
  last_at: number;
  /** Time until which further attempts are rejected. */
  locked_until: number;
}

interface IdentityUsedChallengeTable {
  id: string;
  expires_at: number;
}

/** A user's authenticator app. */
interface IdentitySoftwareTokenTable {
  user_id: string;
  /** Encrypted secret of the app, verified with a code; null before the first verification. */
  sealed_secret: string | null;
  /** Encrypted secret of a new app that has not been verified with a code yet; null if there is none. */
  sealed_pending_secret: string | null;
  /** 1: the user must enter a code from the app to sign in. */
  is_enabled: number;
  /** Time step of the last accepted code. Each step is accepted only once. */
  last_step: number;
  updated_at: number;
}

/** Tables of the identity service. No other service reads them. */
export interface IdentityTables {
  identity_key: IdentityKeyTable;
  identity_user: IdentityUserTable;
  identity_session: IdentitySessionTable;
  identity_refresh_token: IdentityRefreshTokenTable;
  identity_grant: IdentityGrantTable;
  identity_code: IdentityCodeTable;
  identity_attempt: IdentityAttemptTable;
  identity_used_challenge: IdentityUsedChallengeTable;
  identity_software_token: IdentitySoftwareTokenTable;
}
