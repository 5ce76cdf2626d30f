import type { Database } from '../../database/database';
import type { KeySeal } from '../../kept-keys/key-seal';
import { loadSecret } from '../../kept-keys/kept-secret';

/** The secret that signs this shop's tokens: made at the first start, the same ever after. */
export function loadTokenSecret(db: Database, seal: KeySeal): Promise<string> {
  return loadSecret(db, seal, 'token-secret');
}
