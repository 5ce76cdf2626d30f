import { createHash, createHmac, timingSafeEqual, hkdfSync, randomBytes } from 'node:crypto';
import {
  clientOriginHeaders,
  clientOriginLifetimeMs,
  formatClientOriginPayload,
} from '@/domain/session/client-origin';
import type { Database } from '../database/database';
import type { SecretCipher } from '../secrets/encryption';
import { loadSecret } from '../secrets/secret-store';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { srpGenerator, modPow, parseHexBigint } from './sign-in/srp';

/** Origin of a sign-in attempt as reported by the storefront; empty for direct requests to the service. */
export interface SignInOrigin {
  /** The caller's network address; empty when unknown. */
  address: string;
  /** Digests of the email addresses that have signed in with this browser before. */
  trustedEmails: readonly string[];
}

const directOrigin: SignInOrigin = { address: '', trustedEmails: [] };

const maxAddressLength = 64;
const maxKnown = 10;

/**
 * Parses the origin from the storefront's headers, if they are signed with the shared secret (REVALIDATE_SECRET) and
 * not older than five minutes. Otherwise returns an empty origin.
 */
export function parseSignInOrigin(
  { siteSecret, now }: { siteSecret: string | null; now: number },
  header: (name: string) => string | undefined,
): SignInOrigin {
  const address = header(clientOriginHeaders.address) ?? '';
  const emails = header(clientOriginHeaders.emailDigests) ?? '';
  const [at = '', given = ''] = (header(clientOriginHeaders.signature) ?? '').split('.');
  if (siteSecret === null || !(Math.abs(now - Number(at)) <= clientOriginLifetimeMs))
    return directOrigin;
  const text = formatClientOriginPayload({ at: Number(at), address, emailDigests: emails });
  const wanted = createHmac('sha256', siteSecret).update(text).digest();
  const bytes = Buffer.from(given, 'hex');
  if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) return directOrigin;
  return {
    address: address.slice(0, maxAddressLength),
    trustedEmails: emails.split(',', maxKnown),
  };
}

/** Returns true if this browser has signed in with the email address (lower case) before. */
export function isTrustedDevice({ trustedEmails }: SignInOrigin, email: string): boolean {
  return trustedEmails.includes(createHash('sha256').update(email).digest('hex'));
}

export interface IdentityKeyStore {
  /**
   * Returns the 32-byte key for a purpose. The same purpose always gives the same key, from which the keys of other
   * purposes cannot be derived.
   */
  key(purpose: string): Buffer;
  /** Returns the keyed digest of a text for a purpose, in hexadecimal digits. */
  digest(purpose: string, text: string): string;
}

/** Returns the service's secret, which is generated at the first start and stored. */
export function loadIdentitySecret(db: Database, seal: SecretCipher): Promise<string> {
  return loadSecret(db, seal, 'identity-secret');
}

/** Derives keys from the service's secret. */
function createSecrets(secret: string): IdentityKeyStore {
  const known = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const derived = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    known.set(purpose, derived);
    return derived;
  };
  return {
    key,
    digest: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('hex'),
  };
}

export interface IdentitySettings {
  /** Id of the user pool, for instance eu-central-1_AbCdEf123. Password verifiers depend on the part after `_`. */
  poolId: string;
  clientId: string;
  issuer: string;
  /** URL of the storefront without a trailing slash. The allowed redirects are derived from it. */
  siteUrl: string;
  /** Secret for the storefront's signed origin headers. Null: the headers are ignored. */
  siteSecret: string | null;
}

export interface IdentityOptions extends IdentitySettings {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Encrypts and decrypts the stored signing keys and the secrets of authenticator apps. */
  keySeal: SecretCipher;
  /** The service's secret as returned by loadIdentitySecret. */
  secret: string;
}

/** Dependencies of all parts of the service. */
export interface IdentityContext {
  db: Database;
  clock: Clock;
  logger: Logger;
  keySeal: SecretCipher;
  settings: IdentitySettings;
  poolName: string;
  secrets: IdentityKeyStore;
  /** Network address of the current request, and the email addresses that have signed in with its browser. */
  origin: SignInOrigin;
  /**
   * Password verifier that no password matches. It is used for unknown users, so that rejecting them takes as long as
   * rejecting a wrong password.
   */
  decoyVerifier: string;
}

export function createIdentityContext(options: IdentityOptions): IdentityContext {
  const { db, clock, logger, keySeal, secret, poolId, clientId, issuer, siteUrl, siteSecret } =
    options;
  return {
    db,
    clock,
    logger,
    keySeal,
    settings: { poolId, clientId, issuer, siteUrl, siteSecret },
    poolName: getPoolName(poolId),
    secrets: createSecrets(secret),
    origin: directOrigin,
    decoyVerifier: modPow(srpGenerator, parseHexBigint(randomBytes(32).toString('hex'))).toString(
      16,
    ),
  };
}

/** Returns the part of a user pool's id that password verifiers depend on. */
export function getPoolName(poolId: string): string {
  return poolId.split('_')[1] ?? '';
}
