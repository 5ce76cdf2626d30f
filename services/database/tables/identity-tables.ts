interface IdentityKeyTable {
  kid: string;
  /** JSON: the public half of the RSA key, n and e, and the whole JWK sealed. */
  private_jwk: string;
  created_at: number;
  /** Set: signs no more and is no longer published. */
  retired_at: number | null;
}

export interface IdentityUserTable {
  /** The subject of its tokens: a UUID that outlives a change of the e-mail. */
  id: string;
  /** Lower case. */
  email: string;
  email_verified: number;
  /** Wished, and not yet confirmed by its code. */
  pending_email: string | null;
  status: 'UNCONFIRMED' | 'CONFIRMED';
  /** SRP salt and verifier in hexadecimal digits; there is no password anywhere. */
  salt: string;
  verifier: string;
  /** JSON: phone_number, locale, given_name, family_name. */
  attributes: string;
  created_at: number;
  updated_at: number;
}

/** One sign-in: every token that goes back to it, by refreshing or not. */
export interface IdentitySessionTable {
  /** origin_jti of its tokens. */
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
  /** Keyed digest of the e-mail or the user's id: there are codes for unknown e-mails, too, that nobody knows. */
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
  /** No attempt before. */
  until_at: number;
}

interface IdentityUsedChallengeTable {
  id: string;
  expires_at: number;
}

/** A user's authenticator app. */
interface IdentitySoftwareTokenTable {
  user_id: string;
  /** Verified by a code; null before the first verification. */
  sealed_secret: string | null;
  /** Associated and not yet verified. */
  sealed_pending_secret: string | null;
  /** 1: signing in asks for a code. */
  is_enabled: number;
  /** Time step of the last accepted code: no step is accepted twice. */
  last_step: number;
  updated_at: number;
}

/** Tables of the identity service; nobody else reads them. */
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
