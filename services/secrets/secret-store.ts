import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../database/database';
import { findSetting } from '../database/settings';
import {
  isEncrypted,
  type SecretCipher,
  createSecretCipher,
  UnknownEncryptionKeyError,
} from './encryption';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ServicesConfig, ConfigError } from '../platform/services-config';

/** All secrets stored in the database, except the identity service's signing keys, which have their own table. */
const names = [
  'token-secret',
  'identity-secret',
  'payment-provider-key',
  'payment-event-secret',
] as const;

type SecretName = (typeof names)[number];

/**
 * Returns the 64-byte random secret with this name. It is generated on first use and stored, so that all processes use
 * the same secret.
 */
export async function loadSecret(
  db: Database,
  seal: SecretCipher,
  name: SecretName,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: seal.encrypt(name, randomBytes(64).toString('base64url')) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await findSetting(db, name);
  if (stored === null) throw new Error(`The secret ${name} was not stored`);
  return seal.decrypt(name, stored);
}

/** Checks whether the database contains encrypted secrets, which a new key could not decrypt. */
async function hasEncryptedSecrets(db: Database): Promise<boolean> {
  return (await listStoredSecrets(db)).some(({ value }) => isEncrypted(value));
}

/**
 * Encrypts all secrets that are unencrypted or encrypted with an earlier key, in one transaction, and returns their
 * names. Throws UnknownEncryptionKeyError if one cannot be decrypted.
 */
export function encryptSecrets(db: Database, seal: SecretCipher): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const sealed: string[] = [];
    for (const { name, value } of await listStoredSecrets(trx)) {
      const secret = isEncrypted(value) ? seal.decrypt(name, value) : value;
      if (seal.isCurrentKey(value)) continue;
      await trx
        .updateTable('setting')
        .set({ value: seal.encrypt(name, secret) })
        .where('name', '=', name)
        .execute();
      sealed.push(name);
    }
    return sealed;
  });
}

function listStoredSecrets(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('setting').select(['name', 'value']).where('name', 'in', names).execute();
}

type Settings = Pick<ServicesConfig, 'dataDir' | 'secretsKey' | 'previousSecretsKey'>;

const fileName = 'secrets.key';

/**
 * Creates the cipher of this database's keys from SECRETS_KEY, or from `secrets.key` in the data folder, which is
 * created at the first start. Values encrypted with that file or with SECRETS_KEY_PREVIOUS can also be decrypted.
 * Throws ConfigError when the file is missing but the database contains encrypted keys.
 */
export async function openSecretCipher(db: Database, settings: Settings): Promise<SecretCipher> {
  const file = join(settings.dataDir, fileName);
  const inFile = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const earlier = [settings.previousSecretsKey ?? '', inFile].filter((key) => key !== '');
  const key = settings.secretsKey ?? (inFile || (await makeFile(db, file, earlier)));
  return createSecretCipher(key, earlier);
}

/**
 * Runs `work`, which decrypts stored keys. Converts UnknownEncryptionKey to a ConfigError that names the setting and
 * gives advice.
 */
export async function mapUnknownKeyError<Result>(
  { dataDir, secretsKey }: Settings,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownEncryptionKeyError)) throw error;
    const wrong = secretsKey === null ? join(dataDir, fileName) : 'SECRETS_KEY';
    throw new ConfigError(
      `${wrong} cannot decrypt the keys of the database: ${error.message}. ${advice}`,
    );
  }
}

const advice =
  'Restore the key that they were encrypted with (a backup of secrets.key, or the old SECRETS_KEY). To change the key, set the new one ' +
  'as SECRETS_KEY and the old one as SECRETS_KEY_PREVIOUS. docs/operations.md describes what to do when it is lost.';

async function makeFile(db: Database, file: string, earlier: readonly string[]): Promise<string> {
  if (earlier.length === 0 && (await hasEncryptedSecrets(db)))
    throw new ConfigError(`${file} is missing, and SECRETS_KEY is not set. ${advice}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const key = randomBytes(48).toString('base64url');
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
