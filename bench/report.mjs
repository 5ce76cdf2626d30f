import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type, release } from 'node:os';
import { say } from '../scripts/support/log.mjs';
import { whatGotWorse } from './compare.mjs';
import { toMarkdown } from './tables.mjs';

const file = 'bench/results/latest.json';

/**
 * Writes bench/results/latest.json and latest.md, with the machine they were measured on, and says what is worse than the committed
 * figures. Those of another machine are compared as well: bytes and counts are the same everywhere.
 */
export function writeReport(results) {
  const processor = cpus();
  const machine = {
    processor: processor[0]?.model ?? 'unknown',
    cores: processor.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
  };
  const before = committed();
  const report = { measuredAt: new Date().toISOString(), machine, ...results };
  const markdown = toMarkdown(report);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync('bench/results/latest.md', markdown);
  say(`\n${markdown}`);
  say(comparison(before, report));
}

/** The figures of the last commit; those that lie there where there is no history. */
function committed() {
  try {
    return JSON.parse(execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' }));
  } catch {
    return JSON.parse(readFileSync(file, 'utf8'));
  }
}

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
