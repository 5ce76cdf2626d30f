import { randomBytes } from 'node:crypto';
import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import type { Logger } from '../observability/logger';
import { createSecrets, type Secrets } from './keys/secrets';
import { g, power, toBigint } from './srp/group';

export interface IdentitySettings {
  /** As eu-central-1_AbCdEf123; verifiers belong to the part behind `_`. */
  poolId: string;
  clientId: string;
  issuer: string;
  /** Where the storefront is: the redirects that are allowed follow from it. Without a slash at its end. */
  siteUrl: string;
}

export interface IdentityOptions extends IdentitySettings {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** From loadIdentitySecret. */
  secret: string;
}

/** What every part of the service works with. */
export interface IdentityContext {
  db: Database;
  clock: Clock;
  logger: Logger;
  settings: IdentitySettings;
  poolName: string;
  secrets: Secrets;
  /** Stands in for the verifier of an unknown user, so that refusing takes the same work. Nobody knows its password. */
  decoyVerifier: string;
}

export function createIdentityContext(options: IdentityOptions): IdentityContext {
  const { db, clock, logger, secret, poolId, clientId, issuer, siteUrl } = options;
  return {
    db,
    clock,
    logger,
    settings: { poolId, clientId, issuer, siteUrl },
    poolName: poolNameOf(poolId),
    secrets: createSecrets(secret),
    decoyVerifier: power(g, toBigint(randomBytes(32).toString('hex'))).toString(16),
  };
}

/** The part of a pool's id that goes into its verifiers (external contract C.3). */
export function poolNameOf(poolId: string): string {
  return poolId.split('_')[1] ?? '';
}
