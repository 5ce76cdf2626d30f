import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What opens a database of the run's kind; everything else is the same on any. */
const opensDatabase = /\b(openTest(Database|Shop|Rest|Payments|Identity)|newPlace)\b/;

/**
 * Dozens of orders made to see what their papers say: that is reckoned from an order once it is read, and that it is read on any engine is
 * seen in `invoice`, `invoice-life` and `attach-confirmations`.
 */
const ofPapersOnly = /^backend\/documents\/(e-invoice\/|invoice\/tax-notes)/;

/** The tests of the services that have to hold on PostgreSQL, too. */
export function postgresFiles() {
  return readdirSync(join(root, 'backend'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `backend/${name.replaceAll('\\', '/')}`)
    .filter((file) => !ofPapersOnly.test(file))
    .filter((file) => opensDatabase.test(readFileSync(join(root, file), 'utf8')));
}
