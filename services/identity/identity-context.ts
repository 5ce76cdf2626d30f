import { createHash, createHmac, timingSafeEqual, hkdfSync, randomBytes } from 'node:crypto';
import {
  clientOriginHeaders,
  clientOriginLifetimeMs,
  formatClientOrigin,
} from '@/domain/session/client-origin';
import type { Database } from '../database/database';
import type { SecretCipher } from '../secrets/encryption';
import { loadSecret } from '../secrets/secret-store';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { srpGenerator, modPow, parseHexBigint } from './sign-in/srp';

/** Where a try to sign in comes from, as far as the site in front tells; nothing of it for who asks the service directly. */
export interface SignInOrigin {
  /** The caller's network address; empty when it is not told. */
  address: string;
  /** The digests of the e-mails somebody has signed in with in this browser. */
  trustedEmails: readonly string[];
}

const directOrigin: SignInOrigin = { address: '', trustedEmails: [] };

const maxAddressLength = 64;
const maxKnown = 10;

/**
 * The origin that the site's headers tell, when the site has signed them with the secret both have (REVALIDATE_SECRET) within five minutes;
 * whatever else reaches this service tells nothing.
 */
export function parseSignInOrigin(
  { siteSecret, now }: { siteSecret: string | null; now: number },
  header: (name: string) => string | undefined,
): SignInOrigin {
  const address = header(clientOriginHeaders.address) ?? '';
  const emails = header(clientOriginHeaders.emails) ?? '';
  const [at = '', given = ''] = (header(clientOriginHeaders.signature) ?? '').split('.');
  if (siteSecret === null || !(Math.abs(now - Number(at)) <= clientOriginLifetimeMs))
    return directOrigin;
  const text = formatClientOrigin({ at: Number(at), address, emails });
  const wanted = createHmac('sha256', siteSecret).update(text).digest();
  const bytes = Buffer.from(given, 'hex');
  if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) return directOrigin;
  return {
    address: address.slice(0, maxAddressLength),
    trustedEmails: emails.split(',', maxKnown),
  };
}

/** True when somebody has signed in with this e-mail (lower case) in the browser before. */
export function isTrustedDevice({ trustedEmails }: SignInOrigin, email: string): boolean {
  return trustedEmails.includes(createHash('sha256').update(email).digest('hex'));
}

export interface Secrets {
  /** A key of 32 bytes for one purpose; the same for the same purpose, none tells another. */
  key(purpose: string): Buffer;
  /** The keyed digest of some text for one purpose, in hexadecimal digits. */
  digest(purpose: string, text: string): string;
}

/** The service's secret: made at the first start, the same ever after. */
export function loadIdentitySecret(db: Database, seal: SecretCipher): Promise<string> {
  return loadSecret(db, seal, 'identity-secret');
}

/** The keys derived from the service's one secret. */
function createSecrets(secret: string): Secrets {
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
  /** As eu-central-1_AbCdEf123; verifiers belong to the part behind `_`. */
  poolId: string;
  clientId: string;
  issuer: string;
  /** Where the storefront is: the redirects that are allowed follow from it. Without a slash at its end. */
  siteUrl: string;
  /** Signs what the storefront tells of its visitors. Null: it tells nothing that is believed. */
  siteSecret: string | null;
}

export interface IdentityOptions extends IdentitySettings {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Opens the signing keys that are kept. */
  keySeal: SecretCipher;
  /** From loadIdentitySecret. */
  secret: string;
}

/** What every part of the service works with. */
export interface IdentityContext {
  db: Database;
  clock: Clock;
  logger: Logger;
  keySeal: SecretCipher;
  settings: IdentitySettings;
  poolName: string;
  secrets: Secrets;
  /** Where this call comes from. */
  origin: SignInOrigin;
  /** Stands in for the verifier of an unknown user, so that refusing takes the same work. Nobody knows its password. */
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

/** The part of a pool's id that goes into its verifiers (external contract C.3). */
export function getPoolName(poolId: string): string {
  return poolId.split('_')[1] ?? '';
}
