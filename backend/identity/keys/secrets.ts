import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database';

const settingName = 'identity-secret';

export interface Secrets {
  /** A key of 32 bytes for one purpose; the same for the same purpose, none tells another. */
  key(purpose: string): Buffer;
  /** The keyed digest of some text for one purpose, in hexadecimal digits. */
  digest(purpose: string, text: string): string;
}

/** The service's secret: made at the first start, the same ever after. */
export async function loadIdentitySecret(db: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: settingName, value: randomBytes(64).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirstOrThrow();
  return row.value;
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
