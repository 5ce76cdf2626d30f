import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { say } from './support/log.mjs';
import { readUnittest, reportOfNothing } from './support/reports.mjs';

/**
 * The tests of the picture studio, with a report in the file that is named: `studio-tests.mjs <file>`. They need Python with numpy and
 * yaml, which the shop does not: where these are missing they count as skipped, and the reason is said.
 */
const [, , file = ''] = process.argv;
const needed = python('-c', 'import numpy, yaml');
writeFileSync(file, JSON.stringify(needed.status === 0 ? runTests() : skip()));

function runTests() {
  const { stderr } = python('-m', 'unittest');
  const report = readUnittest(stderr);
  if (report.failed > 0) say(stderr);
  return report;
}

function skip() {
  const reason = needed.error ? 'there is no python3' : needed.stderr.trim().split('\n').at(-1);
  say(`Skipped: the studio's tests: ${reason}`);
  return { ...reportOfNothing, skipped: 1 };
}

/** @param {string[]} words */
function python(...words) {
  return spawnSync('python3', words, { cwd: 'studio', encoding: 'utf8' });
}
