import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config/environment';
import { backUp } from './database/back-up';
import { isServer } from './database/database';
import { runCommand } from './run-command';

const usage = 'npm run backup -- <file>    copies the running shop’s database into a new file';

/** Makes a backup of SQLite's file as an operator says on the command line. */
function main(words: readonly string[]): void {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [copy, more] = positionals;
  if (copy === undefined || more !== undefined) throw new ConfigError(usage);
  const { database } = readConfig();
  if (isServer(database))
    throw new ConfigError(
      'A PostgreSQL database is backed up with pg_dump: see docs/operations.md.',
    );
  backUp(database, copy);
  process.stdout.write(
    `${database} was copied to ${copy} and looked through. Keep its key elsewhere.\n`,
  );
}

await runCommand(main, { usage });
