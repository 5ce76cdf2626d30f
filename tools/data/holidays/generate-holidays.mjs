import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printLine, exitWithError } from '../../../server/supervisor/console.mjs';

// Regenerates the table of public holidays. Run it once a year and when a country changes its holidays.
const file = 'domain/delivery/holiday-table.ts';
const folder = fileURLToPath(new URL('.', import.meta.url));

if (!existsSync(`${folder}node_modules/date-holidays`)) {
  printLine(
    'The calendars of all countries (45 MB) are installed in tools/data/holidays, with "npm ci".',
  );
  const isWindows = process.platform === 'win32';
  const installed = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci'], {
    ...{ cwd: folder, stdio: 'inherit', shell: isWindows },
  });
  if (installed.status !== 0) exitWithError('They could not be installed: see the lines above.');
}

const { buildHolidayTable: writeHolidayTable } = await import('./holiday-table.mjs');
writeFileSync(file, writeHolidayTable());
const formatted = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file]);
if (formatted.status !== 0)
  exitWithError(`${file} could not be formatted: it is not valid TypeScript.`);
