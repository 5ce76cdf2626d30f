import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printLine } from '../../server/supervisor/console.mjs';
import { buildChaosSite } from '../chaos/build-chaos-site.mjs';
import { fetchSitemapPages, runBrowsingVisitor } from '../chaos/visitors.mjs';
import { createRequestStats } from '../chaos/visitor-log.mjs';
import { ports, siteUrl, startTopology } from '../chaos/start-topology.mjs';

/**
 * This program measures how much later than the first storefront process the last one shows an edit. An article's title
 * changes repeatedly while visitors read pages, and each storefront is requested directly, without a proxy.
 */
const rounds = Number(process.env.STALENESS_ROUNDS ?? 10);
const readers = 6;
const timeoutMs = 30_000;
const article = 'riemenspannung-nach-gehoer';

/** Copies the demo data so that its content can be edited. All folders other than `content` are symbolic links. */
function copyDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'staleness-'));
  for (const name of readdirSync('demo'))
    if (name === 'content') cpSync(join('demo', name), join(folder, name), { recursive: true });
    else symlinkSync(resolve('demo', name), join(folder, name));
  return folder;
}

/**
 * Returns the ms until the storefront on the given port shows the text, or null if it does not within 30 seconds.
 * @param {number} port
 * @param {string} words
 * @param {number} startedMs
 */
async function measureDelay(port, words, startedMs) {
  while (performance.now() - startedMs < timeoutMs) {
    const text = await fetch(`http://127.0.0.1:${port}/de/news/${article}`)
      .then((response) => response.text())
      .catch(() => '');
    if (text.includes(words)) return Math.round(performance.now() - startedMs);
    await pause(25);
  }
  return null;
}

const distDir = buildChaosSite();
const demoDir = copyDemo();
const file = join(demoDir, 'content', 'news', 'de', 'belt-tension.md');
const topology = await startTopology({ distDir, demoDir });
let isStopped = false;
try {
  const visit = { tally: createRequestStats(), isStopped: () => isStopped };
  const pages = [`/de/news/${article}`, '/de/news', ...(await fetchSitemapPages(siteUrl, 40))];
  const busy = Array.from({ length: readers }, () => runBrowsingVisitor(visit, pages));
  const original = readFileSync(file, 'utf8');
  const late = [];
  for (let round = 1; round <= rounds; round += 1) {
    await pause(3_000);
    const words = `Umlauf ${round} von ${rounds}`;
    const startedMs = performance.now();
    writeFileSync(file, original.replace(/^title: .*$/m, `title: ${words}`));
    const seen = await Promise.all(
      ports.storefronts.map((port) => measureDelay(port, words, startedMs)),
    );
    const known = seen.map((ms) => ms ?? timeoutMs);
    late.push(Math.max(...known) - Math.min(...known));
    printLine(
      `  ${round}: ${seen.join(', ')} ms after the change; the last ${late.at(-1)} ms after the first`,
    );
  }
  isStopped = true;
  await Promise.all(busy);
  printLine(
    `The last storefront was ${Math.max(...late)} ms late at most, ${late.toSorted((a, b) => a - b)[Math.floor(late.length / 2)]} ms in the middle.`,
  );
} finally {
  isStopped = true;
  await topology.stop();
  rmSync(demoDir, { recursive: true, force: true });
}
