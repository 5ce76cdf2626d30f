import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

const cells = (/** @type {unknown[]} */ all) => `| ${all.join(' | ')} |`;

/**
 * Formats the results of a run as a table, for the console and for tools/bench/results/chaos.md.
 * @param {{
 *   minutes: number, shoppers: number, kinds: Record<string, string>, rows: import('./consistency-check.mjs').CheckRow[],
 *   counts: Map<string, number>, phases: ReturnType<import('./visitor-log.mjs').RequestStats['phases']>, oddities: string[], slowestMail: number,
 *   flatness: { name: string, thirdMb: number, endMb: number, mostMb: number }[], growing: string[], mostMb: [string, number][],
 * }} run
 */
export function formatChaosReport({
  minutes,
  shoppers,
  kinds,
  rows,
  counts,
  phases,
  oddities,
  slowestMail,
  flatness,
  growing,
  mostMb: maxMb,
}) {
  return [
    '# Chaos',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${minutes} minutes, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, ${loadavg()[2]?.toFixed(1)} processes wanted them on the average of a quarter of an hour: three storefronts, two services; ${shoppers} shoppers, two dealers, two readers.`,
    '',
    ...Object.entries(kinds).map(([name, kind]) => `- ${name}: ${kind}`),
    '',
    cells(['fault', 'times']),
    cells(['---', '---:']),
    ...[...counts].map(cells),
    '',
    'Responses to visitors compared with the database:',
    '',
    cells(['', 'count', '']),
    cells(['---', '---:', '---']),
    ...rows.map(({ name, count, wrong }) =>
      cells([name, count, wrong.length > 0 ? '**wrong**' : '']),
    ),
    cells([
      'unexpected rejections and failures',
      oddities.length,
      oddities.length > 0 ? '**wrong**' : '',
    ]),
    cells(['seconds until the slowest email was sent', slowestMail, '']),
    '',
    'Requests, counting each attempt: visitors retry, readers do not.',
    '',
    cells(['phase', 'answered', 'failed', 'longest, ms', 'by kind']),
    cells(['---', '---:', '---:', '---:', '---']),
    ...phases.map(({ name, answered, failed, longestMs, failures }) =>
      cells([
        name,
        answered,
        failed,
        longestMs,
        failures.map(([kind, count]) => `${kind} ${count}`).join(', '),
      ]),
    ),
    '',
    'Resident memory in MB of processes that were not killed: after a third of the time, at the end, maximum.',
    '',
    cells(['process', 'a third', 'end', 'most', '']),
    cells(['---', '---:', '---:', '---:', '---']),
    ...flatness.map(({ name, thirdMb, endMb, mostMb: most }) =>
      cells([name, thirdMb, endMb, most, growing.includes(name) ? '**grows**' : '']),
    ),
    '',
    `Maximum per process: ${maxMb.map(([name, mb]) => `${name} ${mb}`).join(', ')}.`,
    '',
  ].join('\n');
}

/** @param {string} table */
export function saveChaosReport(table) {
  writeFileSync(new URL('../bench/results/chaos.md', import.meta.url), table);
}
