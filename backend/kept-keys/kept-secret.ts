import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../database/database';
import { readSetting } from '../database/settings';
import { isSealed, type KeySeal } from './key-seal';

/** Every secret that is kept in the database; a signing key of the identity is a row of its own. */
const names = [
  'token-secret',
  'identity-secret',
  'payment-provider-key',
  'payment-event-secret',
] as const;

type SecretName = (typeof names)[number];

/** A secret of 64 random bytes under a name: made when it is first asked for, the same ever after, for every process. */
export async function loadSecret(db: Database, seal: KeySeal, name: SecretName): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: seal.close(name, randomBytes(64).toString('base64url')) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await readSetting(db, name);
  if (kept === null) throw new Error(`The secret ${name} was not kept`);
  return seal.open(name, kept);
}

/** True when a secret of this database was sealed before, so that a new key could not open it. */
export async function hasSealedSecrets(db: Database): Promise<boolean> {
  return (await keptSecrets(db)).some(({ value }) => isSealed(value));
}

/**
 * Seals the secrets that are kept in the clear or with an earlier key, all or none, and names them. Throws SealedByAnotherKey when one
 * of them cannot be opened.
 */
export function sealSecrets(db: Database, seal: KeySeal): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const sealed: string[] = [];
    for (const { name, value } of await keptSecrets(trx)) {
      const secret = isSealed(value) ? seal.open(name, value) : value;
      if (seal.isUpToDate(value)) continue;
      await trx
        .updateTable('setting')
        .set({ value: seal.close(name, secret) })
        .where('name', '=', name)
        .execute();
      sealed.push(name);
    }
    return sealed;
  });
}

function keptSecrets(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('setting').select(['name', 'value']).where('name', 'in', names).execute();
}
