import { lockDatabaseFile } from '../database/data-folder';

/** Holds the named file until it is killed; says so on stdout. */
lockDatabaseFile(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
