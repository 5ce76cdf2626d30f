interface IdentityKeyTable {
  kid: string;
  /** JSON: the RSA public key (n and e), and the whole JWK encrypted. */
  private_jwk: string;
  created_at: number;
  /** Set once the key no longer signs and is no longer published. */
  retired_at: number | null;
}

export interface IdentityUserTable {
  /** The subject of its tokens: a UUID that stays the same when the email changes. */
  id: string;
  /** In lower case. */
  email: string;
  email_verified: number;
  /** The new email, until it is confirmed with its code. */
  pending_email: string | null;
  status: 'UNCONFIRMED' | 'CONFIRMED';
  /** SRP salt and verifier in hexadecimal. The password itself is never stored. */
  salt: string;
  verifier: string;
  /** JSON: phone_number, locale, given_name, family_name. */
  attributes: string;
  created_at: number;
  updated_at: number;
}

/** One sign-in, shared by all tokens refreshed from it. */
export interface IdentitySessionTable {
  /** The origin_jti of its tokens. */
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

/** An authorization code. */
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
  /** Keyed digest of the email or user id. Codes also exist for unknown emails; nobody receives them. */
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
  /** Attempts are rejected until this time. */
  locked_until: number;
}

interface IdentityUsedChallengeTable {
  id: string;
  expires_at: number;
}

/** A user's authenticator app. */
interface IdentitySoftwareTokenTable {
  user_id: string;
  /** Encrypted secret verified with a code; null before the first verification. */
  sealed_secret: string | null;
  /** Encrypted secret that is associated but not verified yet. */
  sealed_pending_secret: string | null;
  /** 1: sign-in requires a code. */
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
