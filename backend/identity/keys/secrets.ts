import { createHmac, hkdfSync } from 'node:crypto';
import type { Database } from '../../database/database';
import type { KeySeal } from '../../kept-keys/key-seal';
import { loadSecret } from '../../kept-keys/kept-secret';

export interface Secrets {
  /** A key of 32 bytes for one purpose; the same for the same purpose, none tells another. */
  key(purpose: string): Buffer;
  /** The keyed digest of some text for one purpose, in hexadecimal digits. */
  digest(purpose: string, text: string): string;
}

/** The service's secret: made at the first start, the same ever after. */
export function loadIdentitySecret(db: Database, seal: KeySeal): Promise<string> {
  return loadSecret(db, seal, 'identity-secret');
}

/** The keys derived from the service's one secret. */
export function createSecrets(secret: string): Secrets {
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
