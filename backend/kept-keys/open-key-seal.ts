import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BackendConfig, ConfigError } from '../config/environment';
import type { Database } from '../database/database';
import { createKeySeal, type KeySeal, SealedByAnotherKey } from './key-seal';
import { hasSealedSecrets } from './kept-secret';

type Settings = Pick<BackendConfig, 'dataDir' | 'secretsKey' | 'previousSecretsKey'>;

const fileName = 'secrets.key';

/**
 * The seal of this database's keys: by SECRETS_KEY, else by `secrets.key` in the data folder, which is made at the first start. What the
 * file or SECRETS_KEY_PREVIOUS sealed before is opened as well. Throws ConfigError when the file is gone from beside sealed keys.
 */
export async function openKeySeal(db: Database, settings: Settings): Promise<KeySeal> {
  const file = join(settings.dataDir, fileName);
  const inFile = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const earlier = [settings.previousSecretsKey ?? '', inFile].filter((key) => key !== '');
  const key = settings.secretsKey ?? (inFile || (await makeFile(db, file, earlier)));
  return createKeySeal(key, earlier);
}

/** Runs work that opens kept keys; a key that does not fit stops it with the name of the setting and what to do. */
export async function withFittingKey<Result>(
  { dataDir, secretsKey }: Settings,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SealedByAnotherKey)) throw error;
    const wrong = secretsKey === null ? join(dataDir, fileName) : 'SECRETS_KEY';
    throw new ConfigError(
      `${wrong} does not open the keys of the database: ${error.message}. ${advice}`,
    );
  }
}

const advice =
  'Bring the key back that they were sealed with (a backup of secrets.key, or the old SECRETS_KEY). To change the key, set the new one ' +
  'as SECRETS_KEY and the old one as SECRETS_KEY_PREVIOUS. docs/operations.md tells what to do when it is lost.';

async function makeFile(db: Database, file: string, earlier: readonly string[]): Promise<string> {
  if (earlier.length === 0 && (await hasSealedSecrets(db)))
    throw new ConfigError(`${file} is missing, and SECRETS_KEY is not set. ${advice}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const key = randomBytes(48).toString('base64url');
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
