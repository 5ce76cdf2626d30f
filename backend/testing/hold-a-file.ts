import { holdFile } from '../database/hold-file';

/** Holds the named file until it is killed; says so on stdout. */
holdFile(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
