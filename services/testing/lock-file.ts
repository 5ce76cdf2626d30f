import { lockDatabaseFile } from '../database/data-folder';

/** Locks the given file until the process is killed, and prints a line once it is locked. */
lockDatabaseFile(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
