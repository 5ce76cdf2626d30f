import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, step } from './log.mjs';
import { runNode } from './processes.mjs';

const bin = (path) => join('node_modules', path);

/** Counts of one suite and the names of what failed; a suite that ends without a report counts as one failure. */
function counted(title, report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [`${title}: no report`] };
  const failed = code === 0 ? report.failed : Math.max(1, report.failed);
  const names = report.failures.length > 0 ? report.failures : [`ended with code ${code}`];
  return {
    ...report,
    failed,
    failures: failed > 0 ? names.map((name) => `${title}: ${name}`) : [],
  };
}

/** Runs a tool whose exit code is its whole answer: it counts as one check. */
async function checkTool(title, args, env) {
  const done = step(title);
  const code = await runNode(title, args, { env });
  done(code === 0 ? 'passed' : 'FAILED');
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [title] };
}

/** Runs a Vitest configuration, with further arguments if any, and counts its cases. */
export function runVitest(title, config, env, more = []) {
  return withReport(title, async (file) => {
    const args = [
      bin('vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ];
    const code = await runNode(title, args, { env });
    const report = readReport(file);
    const failures = report ? failedCases(report) : [];
    return counted(
      title,
      report && {
        passed: report.numPassedTests,
        failed: failures.length,
        skipped: report.numPendingTests,
        failures,
      },
      code,
    );
  });
}

/** What failed, by name and first line of its message. A file that fails before its first case has no failed case: it counts as one. */
function failedCases(report) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const cases = assertionResults.filter((result) => result.status === 'failed');
      return cases.length === 0
        ? [`${name}: ${firstLine(message)}`]
        : cases.map((result) => `${result.fullName}: ${firstLine(result.failureMessages[0])}`);
    });
}

const firstLine = (text = '') => text.split('\n')[0];

/** Runs the browser journeys and counts them. */
export function runPlaywright(title, env) {
  return withReport(title, async (file) => {
    const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'];
    const code = await runNode(title, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const report = readReport(file);
    return counted(
      title,
      report && {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        failures: report.suites.flatMap(failedJourneys),
      },
      code,
    );
  });
}

function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => spec.tests.some(({ status }) => status === 'unexpected'));
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(failedJourneys),
  ];
}

async function withReport(title, run) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const done = step(title);
  try {
    const counts = await run(join(folder, 'report.json'));
    done(`${counts.passed} passed, ${counts.failed} failed`);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Everything that needs no browser. */
export async function runChecks() {
  return [
    await checkTool('Generated code is up to date', [
      '--import',
      'tsx',
      'scripts/check-codegen.ts',
    ]),
    await checkTool('Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
    await checkTool('Route types', [bin('next/dist/bin/next'), 'typegen']),
    await checkTool('Types', [bin('typescript/bin/tsc'), '--noEmit']),
    await runVitest('Unit and service tests', 'vitest.config.ts'),
    await runVitest('Contract suite', 'vitest.contract.config.ts'),
  ];
}

/** Prints what failed and, as the last line, the sum of all suites; answers with the exit code. */
export function closeWith(results) {
  for (const failure of results.flatMap(({ failures }) => failures)) say(`Failed: ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  say();
  say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
}
