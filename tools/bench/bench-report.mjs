import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type, release } from 'node:os';
import { printLine } from '../../server/supervisor/console.mjs';
import { formatReport } from './report-tables.mjs';

/**
 * A figure that got worse: where it stands in the report, what was committed and what was measured now.
 * @typedef {{ figure: string, before: number, now: number }} Regression
 */

/** More of these is better; of everything else that is measured, less. */
const higherIsBetter = /(PerSecond|performance|accessibility|bestPractices|seo|ratio)$/;
/** What is measured with, not what is measured; and the bare server, which says how fast the machine was. */
const ignoredFigures =
  /^(machine|measuredAt|failed)\b|bare|(^|\.)(entries|words|queries|orders|articles|variants|lines|nothingFound)(\.|$)/i;
/** Bytes, counts and points are the same on every run, but for the odd header. */
const exactFigures = /^weight\.|(accessibility|bestPractices|seo|failures|not2xx|errors)$/;
const exactTolerance = 0.01;
/** Times swing by this much between two runs on a quiet machine, and by so many units where they are small. */
const timingTolerance = 0.25;
const timingToleranceUnits = 1;

/**
 * What of a report is worse than the one before by more than runs differ by themselves, the worst first. A figure that only one of
 * them has is left out.
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
      const least = exactFigures.test(figure)
        ? Math.abs(known) * exactTolerance
        : Math.max(
            Math.abs(known) * timingTolerance,
            Math.min(timingToleranceUnits, Math.abs(known)),
          );
      return loss > least
        ? [{ figure, before: known, now: value, share: loss / (known || 1) }]
        : [];
    })
    .sort((one, other) => other.share - one.share)
    .map(({ figure, before: was, now: is }) => ({ figure, before: was, now: is }));
}

/**
 * Every number of a report by its place, as `load.bikePage.shop.p50Ms`.
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
 * The report of one run, with the machine it is measured on: `add` and `fail` write tools/bench/results/latest.json and latest.md with what is
 * known so far; until `end` they say that the run is not over. `end` tells all of it and what is worse than the committed figures, those of another machine, too: bytes and
 * counts are the same everywhere. It answers true when everything could be measured. `minutes` is how long the run has taken.
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
 * The figures of the last commit; those that lie there where there is no history.
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
    `## Beside the committed figures of ${String(before.measuredAt).slice(0, 10)}`,
    '',
    ...(isOther ? ['They are of another machine: its times say little.', ''] : []),
    ...(worse.length === 0
      ? ['Nothing got worse.']
      : worse.map(({ figure, before: was, now }) => `- ${figure}: ${was} → ${now}`)),
  ].join('\n');
}
