import { lockDatabaseFile } from '../database/data-folder';

/** Locks the given database file until the process is killed, and prints a line once the file is locked. */
lockDatabaseFile(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
