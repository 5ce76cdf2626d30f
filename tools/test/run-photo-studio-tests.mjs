import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { printLine } from '../../server/supervisor/console.mjs';
import { parseUnittestReport, emptyReport } from './reports.mjs';

/**
 * Runs the tests of the photo studio and writes a report to the given file: `run-photo-studio-tests.mjs <file>`. They need
 * Python with numpy and yaml, which the shop does not need. Without these they count as skipped, and the reason is
 * printed.
 */
const [, , file = ''] = process.argv;
const dependencyCheck = runPython('-c', 'import numpy, yaml');
writeFileSync(
  file,
  JSON.stringify(dependencyCheck.status === 0 ? runTests() : createSkippedReport()),
);

function runTests() {
  const { stderr } = runPython('-m', 'unittest');
  const report = parseUnittestReport(stderr);
  if (report.failed > 0) printLine(stderr);
  return report;
}

function createSkippedReport() {
  const reason = dependencyCheck.error
    ? 'python3 is not installed'
    : dependencyCheck.stderr.trim().split('\n').at(-1);
  printLine(`Skipped: the studio's tests: ${reason}`);
  return { ...emptyReport, skipped: 1 };
}

/** @param {string[]} words */
function runPython(...words) {
  return spawnSync('python3', words, { cwd: 'tools/studio', encoding: 'utf8' });
}
