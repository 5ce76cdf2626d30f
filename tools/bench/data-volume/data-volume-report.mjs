import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * Results for one scale of the test shop, a multiple of 10,000 orders. `seedSeconds` is the time it took to fill the
 * database, null if unknown.
 * @typedef {{ scale: number, seedSeconds: number | null, startMs: number }} DataVolumeScale
 * @typedef {DataVolumeScale & import('./measure-data-volume.mjs').DataVolume & Awaited<ReturnType<typeof import('./frequent-requests.mjs').measureFrequentRequests>>} DataVolumeResult
 * @typedef {'SQLite' | 'PostgreSQL'} Engine
 */

const folder = new URL('../results/', import.meta.url);

/** @param {Engine} engine */
const getFileName = (engine) => (engine === 'SQLite' ? 'growth' : 'growth-postgres');

/**
 * Returns how many seconds it took to fill the database to the given scale in the last measurement, or null if unknown.
 * @param {Engine} engine
 * @param {number} scale
 * @returns {number | null}
 */
export function findRecordedFillSeconds(engine, scale) {
  /** @type {DataVolumeResult[]} */
  const known = JSON.parse(readFileSync(new URL(`${getFileName(engine)}.json`, folder), 'utf8'));
  return known.find((one) => one.scale === scale)?.seedSeconds ?? null;
}

/**
 * Writes the results as JSON and as a table with the scales side by side.
 * @param {DataVolumeResult[]} results
 * @param {Engine} engine
 */
export function saveDataVolumeReport(results, engine) {
  const name = getFileName(engine);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(new URL(`${name}.md`, folder), buildTable(results, engine));
}

/**
 * @param {DataVolumeResult[]} results
 * @param {Engine} engine
 */
function buildTable(results, engine) {
  const [first] = results;
  const last = /** @type {DataVolumeResult} */ (results.at(-1));
  // For PostgreSQL the table also shows the duration of each call, because the server’s CPU time is not measured here.
  const timedResults = engine === 'SQLite' ? [] : results;
  const row = (/** @type {unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  const calls = first.calls.map(({ name }, index) => {
    const of = (/** @type {DataVolumeResult} */ result) => result.calls[index];
    const ratio = of(last).cpuMs / Math.max(1, of(first).cpuMs);
    return row([
      name,
      ...results.map((result) => of(result).cpuMs.toFixed(1)),
      `${ratio.toFixed(1)}`,
      ...results.map((result) => of(result).firstMs),
      ...results.map((result) => of(result).stillMs),
      ...timedResults.map((result) => of(result).tookMs),
      Math.round(of(last).bytes / 1024),
      last.delayOfOthers[index]?.waitMs ?? '',
    ]);
  });
  const scales = results.map(({ scale }) => `${scale}x`);
  return [
    `# Growth, ${engine}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors. The dealer has every hundredth order.`,
    '',
    row(['', ...scales]),
    row(['---', ...scales.map(() => '---:')]),
    row(['orders', ...results.map(({ orders }) => orders)]),
    row(['customers', ...results.map(({ customers }) => customers)]),
    row(['articles', ...results.map(({ articles }) => articles)]),
    row(['growing, s', ...results.map(({ seedSeconds: fillSeconds }) => fillSeconds)]),
    row(['start, ms', ...results.map(({ startMs }) => startMs)]),
    row(['memory, MB', ...results.map(({ memoryMb }) => memoryMb)]),
    '',
    `Processor milliseconds a call, how often the largest shop costs the smallest one’s, the longest turn of the event loop the very first time and the least of later ones (ms: so long nobody else is answered),${timedResults.length > 0 ? ' how long the call took (ms, the server’s work included),' : ''} the largest answer in KiB, and how long /health waited beside it in the largest shop (ms).`,
    '',
    row([
      'call',
      ...scales.map((scale) => `CPU ${scale}`),
      'ratio',
      ...scales.map((scale) => `first ${scale}`),
      ...scales.map((scale) => `turn ${scale}`),
      ...timedResults.map(({ scale }) => `took ${scale}x`),
      'KiB',
      'others wait',
    ]),
    row([
      '---',
      ...Array.from({ length: scales.length * 3 + timedResults.length + 3 }, () => '---:'),
    ]),
    ...calls,
    '',
  ].join('\n');
}
