import { randomBytes } from 'node:crypto';
import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import type { KeySeal } from '../kept-keys/key-seal';
import type { Logger } from '../observability/logger';
import { directOrigin, type SignInOrigin } from './attempts/sign-in-origin';
import { createSecrets, type Secrets } from './keys/secrets';
import { g, power, toBigint } from './srp/group';

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
  keySeal: KeySeal;
  /** From loadIdentitySecret. */
  secret: string;
}

/** What every part of the service works with. */
export interface IdentityContext {
  db: Database;
  clock: Clock;
  logger: Logger;
  keySeal: KeySeal;
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
    poolName: poolNameOf(poolId),
    secrets: createSecrets(secret),
    origin: directOrigin,
    decoyVerifier: power(g, toBigint(randomBytes(32).toString('hex'))).toString(16),
  };
}

/** The part of a pool's id that goes into its verifiers (external contract C.3). */
export function poolNameOf(poolId: string): string {
  return poolId.split('_')[1] ?? '';
}
