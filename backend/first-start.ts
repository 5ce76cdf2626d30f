import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { type BackendConfig, ConfigError } from './config/environment';
import { isServer } from './database/database';

/** Which databases a shop was kept in, with when it was filled: what an emptied one has forgotten. */
const known = z.record(z.string(), z.string());

type Place = Pick<BackendConfig, 'database' | 'dataDir' | 'seedDemo' | 'productionSign'>;

const fileName = 'shops.json';

/**
 * Refuses with a ConfigError to fill an empty database with the demo where an owner would sell it without a word (decision 169): where a
 * shop was kept before, where SEED_DEMO says no, and away from one's own machine unless SEED_DEMO says yes.
 */
export function allowSeed({ database, dataDir, seedDemo, productionSign }: Place): void {
  const name = nameOf(database, dataDir);
  const since = readKnown(dataDir)[name];
  const is = `The database ${name} is empty`;
  const restore = 'Restore its backup, or set DATA_DIR or DATABASE_URL right.';
  if (since !== undefined)
    throw new ConfigError(
      `${is}, but it held a shop since ${since}. ${restore} To begin anew with the demo, remove ${join(dataDir, fileName)} first.`,
    );
  if (seedDemo === false) throw new ConfigError(`${is}, and SEED_DEMO is off. ${restore}`);
  if (seedDemo === null && productionSign !== null)
    throw new ConfigError(
      `${is}, and this is no trial on one's own machine: ${productionSign}. Is a shop expected there: ${restore} To fill it with the data of DEMO_DIR set SEED_DEMO=1.`,
    );
}

/** Writes down, outside the database, that a shop is kept there. What cannot be written is the answer, as a sentence; null otherwise. */
export function rememberShop({ database, dataDir }: Place, seededAt: string): string | null {
  const name = nameOf(database, dataDir);
  const shops = readKnown(dataDir);
  if (shops[name] === seededAt) return null;
  try {
    const text = JSON.stringify({ ...shops, [name]: seededAt }, null, 2);
    writeFileSync(join(dataDir, fileName), `${text}\n`, { mode: 0o600 });
    return null;
  } catch {
    return 'DATA_DIR cannot be written to: an emptied database would not be noticed here';
  }
}

/** A folder that moves takes its file along; of a server only what is no secret. */
function nameOf(database: string, dataDir: string): string {
  if (!isServer(database)) return relative(dataDir, database);
  const { host, pathname } = new URL(database);
  return host + pathname;
}

function readKnown(dataDir: string): Record<string, string> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) return {};
  try {
    return known.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(`${file} cannot be read. Repair it from a backup, or remove it.`);
  }
}
