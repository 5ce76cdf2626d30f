import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../platform/services-config';
import { isServerUrl } from '../database/database';
import { MoveDatabaseError } from '../database/source-tables';
import { moveDatabase } from '../database/move-database';
import { assertServerUsable } from '../database/postgres-server';
import { runCommand } from './run-command';

const usage = [
  'DATABASE_URL=postgres://… npm run move-database [-- <file>]',
  '    copies the shop from SQLite’s file (without one: backend.db in DATA_DIR) into the empty database of DATABASE_URL',
].join('\n');

/** Moves the data of a stopped shop from SQLite to PostgreSQL from the command line. */
async function main(words: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [given, more] = positionals;
  if (more !== undefined) throw new ConfigError(usage);
  const { database: url, dataDir } = loadConfig();
  if (!isServerUrl(url))
    throw new ConfigError(`DATABASE_URL must begin with postgres://\n\n${usage}`);
  const file = given ?? join(dataDir, 'backend.db');
  await assertServerUsable(url);
  const moved = await moveDatabase(file, url);
  for (const { table, rows } of moved)
    process.stdout.write(`${String(rows).padStart(9)}  ${table}\n`);
  const sum = moved.reduce((total, { rows }) => total + rows, 0);
  process.stdout.write(
    `${sum} rows moved and compared value by value. Start the shop with the same DATABASE_URL; ${file} is unchanged.\n`,
  );
}

await runCommand(main, { expectedErrors: [MoveDatabaseError], usage });
