import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../platform/services-config';
import { createBackup } from '../database/backup';
import { isServerUrl } from '../database/database';
import { runCommand } from './run-command';

const usage = 'npm run backup -- <file>    copies the running shop’s database into a new file';

/** Backs up the SQLite database file from the command line. */
function main(words: readonly string[]): void {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [copy, more] = positionals;
  if (copy === undefined || more !== undefined) throw new ConfigError(usage);
  const { database } = loadConfig();
  if (isServerUrl(database))
    throw new ConfigError(
      'A PostgreSQL database is backed up with pg_dump: see docs/operations.md.',
    );
  createBackup(database, copy);
  process.stdout.write(
    `${database} was copied to ${copy} and verified. Store its key in another place.\n`,
  );
}

await runCommand(main, { usage });
