import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { printLine } from '../../server/supervisor/console.mjs';
import { emptyReport } from './reports.mjs';

/**
 * Runs the tests of the OXID module and writes a report to the given file: `run-oxid-module-tests.mjs <file>`. They need
 * PHP 8, which the storefront does not need. Without it they count as skipped, and the reason is printed.
 */
const [, , file = ''] = process.argv;
const { status, stdout, stderr, error } = spawnSync('php', ['oxid/tests/run.php'], {
  encoding: 'utf8',
});
writeFileSync(file, JSON.stringify(error ? createSkippedReport() : readReport()));

function readReport() {
  const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const report = { ...emptyReport, passed: Number(passed), failed: Number(failed) };
  if (report.failed === 0 && status === 0) return report;
  printLine(`${stdout}${stderr}`);
  return { ...report, failed: Math.max(1, report.failed), failures: ['oxid/tests/run.php'] };
}

function createSkippedReport() {
  printLine('Skipped: tests of the OXID module: php is not installed');
  return { ...emptyReport, skipped: 1 };
}
