import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type, release } from 'node:os';
import { say } from '../scripts/support/log.mjs';
import { whatGotWorse } from './compare.mjs';
import { toMarkdown } from './tables.mjs';

/** @import { Parts, Report } from './tables.mjs' */

const file = 'bench/results/latest.json';

/**
 * The report of one run, with the machine it is measured on: `add` and `fail` write bench/results/latest.json and latest.md with what is
 * known so far; until `end` they say that the run is not over. `end` tells all of it and what is worse than the committed figures, those of another machine, too: bytes and
 * counts are the same everywhere. It answers true when everything could be measured. `minutes` is how long the run has taken.
 * @param {() => number} minutes
 */
export function openReport(minutes) {
  const before = committed();
  /** @type {Record<string, string>} */
  const failed = {};
  /** @type {Partial<Parts>} */
  let results = {};

  /** @param {boolean} isOver */
  function write(isOver) {
    const report = {
      measuredAt: new Date().toISOString(),
      machine: thisMachine(),
      tookMinutes: minutes(),
      ...(!isOver && { isUnfinished: true }),
      failed,
      ...results,
    };
    const markdown = toMarkdown(report);
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync('bench/results/latest.md', markdown);
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
      say(`\n${markdown}`);
      say(comparison(before, report));
      return Object.keys(failed).length === 0;
    },
  };
}

/** @returns {import('./tables.mjs').Machine} */
function thisMachine() {
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
function committed() {
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
function comparison(before, report) {
  const worse = whatGotWorse(before, report);
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
