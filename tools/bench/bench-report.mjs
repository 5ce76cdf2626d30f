import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type, release } from 'node:os';
import { printLine } from '../../server/supervisor/console.mjs';
import { formatReport } from './report-tables.mjs';

/**
 * A measured value that got worse: its path in the report, the committed value and the new one.
 * @typedef {{ figure: string, before: number, now: number }} Regression
 */

/** Matches paths of values where higher is better. For all others, lower is better. */
const higherIsBetter = /(PerSecond|performance|accessibility|bestPractices|seo|ratio)$/;
/**
 * Matches paths of values that are not compared: those of the test setup, and those of the bare Node server, which only
 * show how fast the machine was.
 */
const ignoredFigures =
  /^(machine|measuredAt|failed)\b|bare|(^|\.)(entries|words|queries|orders|articles|variants|lines|nothingFound)(\.|$)/i;
/**
 * Matches paths of values that are the same on every run: bytes, counts and scores. Bytes may differ by a few header
 * bytes.
 */
const exactFigures = /^weight\.|(accessibility|bestPractices|seo|failures|not2xx|errors)$/;
const exactTolerance = 0.01;
/**
 * Normal variation of timings between two runs on a quiet machine: a share of the committed value, or for small values
 * a number of units (such as ms).
 */
const timingTolerance = 0.25;
const timingToleranceUnits = 1;

/**
 * Returns the values that got worse by more than the usual variation, the worst first. Ignores values that only one
 * report has.
 * @param {unknown} before
 * @param {unknown} now
 * @returns {Regression[]}
 */
export function findRegressions(before, now) {
  const then = new Map(listFigures(before));
  return listFigures(now)
    .flatMap(([figure, value]) => {
      const known = then.get(figure);
      if (known === undefined || ignoredFigures.test(figure)) return [];
      const loss = higherIsBetter.test(figure) ? known - value : value - known;
      const min = exactFigures.test(figure)
        ? Math.abs(known) * exactTolerance
        : Math.max(
            Math.abs(known) * timingTolerance,
            Math.min(timingToleranceUnits, Math.abs(known)),
          );
      return loss > min ? [{ figure, before: known, now: value, share: loss / (known || 1) }] : [];
    })
    .sort((one, other) => other.share - one.share)
    .map(({ figure, before: was, now: is }) => ({ figure, before: was, now: is }));
}

/**
 * Lists every number of a report with its path, such as `load.bikePage.shop.p50Ms`.
 * @param {unknown} part
 * @param {string} [place]
 * @returns {[string, number][]}
 */
function listFigures(part, place = '') {
  if (typeof part === 'number') return Number.isFinite(part) ? [[place, part]] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    listFigures(value, place === '' ? name : `${place}.${name}`),
  );
}

/** @import { Parts, Report } from './report-tables.mjs' */

const file = 'tools/bench/results/latest.json';

/**
 * Creates the report of one run, including the machine it ran on. `add` and `fail` write
 * tools/bench/results/latest.json and latest.md with the results so far, marked as partial until `end`. `end` prints
 * the report and the values that are worse than the committed ones, even if those come from another machine, because
 * bytes and counts are the same everywhere. `end` returns true if everything could be measured. `minutes` returns the
 * elapsed time of the run.
 * @param {() => number} minutes
 */
export function createBenchReport(minutes) {
  const before = getCommittedReport();
  /** @type {Record<string, string>} */
  const failed = {};
  /** @type {Partial<Parts>} */
  let results = {};

  /** @param {boolean} isComplete */
  function write(isComplete) {
    const report = {
      measuredAt: new Date().toISOString(),
      machine: getMachine(),
      durationMinutes: minutes(),
      ...(!isComplete && { isPartial: true }),
      failed,
      ...results,
    };
    const markdown = formatReport(report);
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync('tools/bench/results/latest.md', markdown);
    return { report, markdown };
  }

  return {
    /** @param {Partial<Parts>} part */
    add(part) {
      results = { ...results, ...part };
      write(false);
    },
    /**
     * @param {string} title
     * @param {Error} error
     */
    fail(title, error) {
      failed[title] = String(error.message);
      write(false);
    },
    end() {
      const { report, markdown } = write(true);
      printLine(`\n${markdown}`);
      printLine(formatComparison(before, report));
      return Object.keys(failed).length === 0;
    },
  };
}

/** @returns {import('./report-tables.mjs').Machine} */
function getMachine() {
  const processor = cpus();
  return {
    processor: processor[0]?.model ?? 'unknown',
    cores: processor.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
  };
}

/**
 * Returns the report in the last commit, or the one on disk if there is no Git history.
 * @returns {Partial<Report>}
 */
function getCommittedReport() {
  try {
    return JSON.parse(execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' }));
  } catch {
    return JSON.parse(readFileSync(file, 'utf8'));
  }
}

/**
 * @param {Partial<Report>} before
 * @param {Report} report
 */
function formatComparison(before, report) {
  const worse = findRegressions(before, report);
  const { processor, cores } = before.machine ?? {};
  const isOther = processor !== report.machine.processor || cores !== report.machine.cores;
  return [
    `## Compared with the committed figures of ${String(before.measuredAt).slice(0, 10)}`,
    '',
    ...(isOther ? ['They were measured on another machine, so times are not comparable.', ''] : []),
    ...(worse.length === 0
      ? ['Nothing got worse.']
      : worse.map(({ figure, before: was, now }) => `- ${figure}: ${was} → ${now}`)),
  ].join('\n');
}
