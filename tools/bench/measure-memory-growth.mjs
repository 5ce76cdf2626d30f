import { setTimeout } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapFlags, mallocEnvironment } from '../../server/supervisor/memory-limits.mjs';
import { printLine } from '../../server/supervisor/console.mjs';
import { findFreePort, waitForUrl } from '../../server/supervisor/ports.mjs';
import { buildChaosSite } from '../chaos/build-chaos-site.mjs';

/**
 * Returns the paths of all pages in the sitemaps, including nested sitemaps.
 * @param {string} url
 */
export async function fetchSitemapPaths(url) {
  const found = new Set();
  const maps = ['/sitemap.xml'];
  for (let map = maps.shift(); map !== undefined; map = maps.shift()) {
    const text = await fetch(url + map).then((response) => response.text());
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      if (pathname.endsWith('.xml')) maps.push(pathname);
      else found.add(pathname);
    }
  }
  return [...found];
}

/** Creates a search term that no visitor has used before. */
const createRandomWord = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns a new client IP for each request, because the front server limits how many uncached pages one client may
 * request.
 */
const newClient = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/**
 * Pause between two requests of a visitor in ms (MEMORY_PAUSE_MS), so that a long run uses little CPU next to other
 * work.
 */
const pauseMs = Number(process.env.MEMORY_PAUSE_MS ?? 0);

/**
 * Requests pages with two concurrent visitors until the time `untilMs`, each request from a new client IP and at an
 * uncached address: known pages with a new query string, searches with new terms, addresses that do not exist. Returns
 * how many requests were sent, how many were rejected with 429, and how many failed with 5xx or without a response.
 * @param {string} url
 * @param {readonly string[]} paths
 * @param {number} untilMs
 */
export async function crawlUncachedPages(url, paths, untilMs) {
  const tally = { read: 0, refused: 0, failed: 0 };
  const next = () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/de';
    const turn = Math.random();
    if (turn < 0.1) return `/de/search?q=${createRandomWord()}`;
    if (turn < 0.2) return `${path}/${createRandomWord()}`;
    return `${path}?${createRandomWord()}=${createRandomWord()}`;
  };
  const visitor = async () => {
    while (Date.now() < untilMs) {
      const status = await fetch(url + next(), {
        redirect: 'manual',
        headers: { 'x-forwarded-for': newClient() },
      })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch(() => 599);
      tally.read += 1;
      if (status === 429) tally.refused += 1;
      if (status >= 500) tally.failed += 1;
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  };
  await Promise.all([visitor(), visitor()]);
  return tally;
}

/**
 * This program checks whether the storefront's memory stays flat while visitors request new addresses all the time. It
 * samples the live heap after a garbage collection. MEMORY_MINUTES sets the duration (60), MEMORY_SAMPLES the number of
 * samples (12), MEMORY_DIST_DIR an existing build, MEMORY_PAUSE_MS the pause of a visitor between two requests in ms
 * (0), MEMORY_SNAPSHOTS a folder for heap snapshots of the second and the last sample.
 */
const minutes = Number(process.env.MEMORY_MINUTES ?? 60);
const samples = Number(process.env.MEMORY_SAMPLES ?? 12);
const snapshots = process.env.MEMORY_SNAPSHOTS;
const distDir = process.env.MEMORY_DIST_DIR ?? buildChaosSite();

const [port, backendPort, heapPort] = [
  await findFreePort(),
  await findFreePort(),
  await findFreePort(),
];
const dataDir = mkdtempSync(join(tmpdir(), 'memory-'));
const site = `http://localhost:${port}`;
const services = `http://127.0.0.1:${backendPort}`;
const secret = (/** @type {string} */ letter) => letter.repeat(48);
const common = {
  ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...mallocEnvironment },
  PREBUILT_PROGRAMS: process.env.PREBUILT_PROGRAMS ?? '',
  ...{ SITE_URL: site, REVALIDATE_SECRET: secret('r'), DATA_DIR: dataDir },
};

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function start(args, env) {
  const environment = { ...common, ...env };
  children.push(spawn(process.execPath, args, { env: environment, stdio: 'ignore' }));
}
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

start(['tools/deploy/serve.mjs', 'services'], {
  BACKEND_PORT: String(backendPort),
  SEED_DEMO: '1',
});
await waitForUrl(`${services}/health`, { timeoutMs: 300_000 });
start(
  [
    ...['--expose-gc', '--import', './tools/bench/heap-endpoint.mjs'],
    ...['--max-old-space-size=384', '--max-semi-space-size=4', ...heapFlags],
    ...['tools/deploy/serve.mjs', 'storefront'],
  ],
  {
    ...{ NODE_ENV: 'production', PORT: String(port), BENCH_HEAP_PORT: String(heapPort) },
    ...{ NEXT_DIST_DIR: distDir, SESSION_SECRET: secret('s'), PREVIEW_SECRET: secret('p') },
    ...{ SHOP_URL: `${services}/widget.php?cl=graphql&skipSession=1` },
    ...{ CONTENT_URL: `${services}/graphql`, TOOLS_URL: `${services}/tools` },
    ...{ IDENTITY_URL: `${services}/identity`, TRUSTED_PROXY: 'loopback' },
  },
);
await waitForUrl(`${site}/api/health`, { timeoutMs: 300_000 });

/** @param {string} path */
const heap = async (path = '/') => {
  const answer = await fetch(`http://127.0.0.1:${heapPort}${path}`);
  return /** @type {{ used: number, external: number, rss: number }} */ (await answer.json());
};
const mb = (/** @type {number} */ bytes) => (bytes / 1024 / 1024).toFixed(1);

const paths = await fetchSitemapPaths(site);
printLine(`${paths.length} addresses of the sitemaps`);
/** @type {{ requests: number, used: number, external: number, rss: number }[]} */
const rows = [{ requests: 0, ...(await heap()) }];
let requests = 0;
let failed = 0;
let rejected = 0;
for (let sample = 1; sample <= samples; sample += 1) {
  const tally = await crawlUncachedPages(site, paths, Date.now() + (minutes / samples) * 60_000);
  requests += tally.read;
  failed += tally.failed;
  rejected += tally.refused;
  const isSaved = snapshots && (sample === 2 || sample === samples);
  const file = isSaved ? join(snapshots, `after-${sample}.heapsnapshot`) : '';
  rows.push({ requests, ...(await heap(isSaved ? `/snapshot?${encodeURIComponent(file)}` : '/')) });
  const { used, external, rss } = rows.at(-1) ?? { used: 0, external: 0, rss: 0 };
  printLine(
    `${requests} requests: heap ${mb(used)} MB, outside ${mb(external)} MB, resident ${mb(rss)} MB`,
  );
}

const third = rows[Math.ceil(samples / 3)] ?? rows[0];
const last = rows.at(-1);
const perThousand =
  third && last
    ? (last.used - third.used) / 1024 / 1024 / ((last.requests - third.requests) / 1000)
    : 0;
const table = rows.map(
  (row) => `| ${row.requests} | ${mb(row.used)} | ${mb(row.external)} | ${mb(row.rss)} |`,
);
writeFileSync(
  'tools/bench/results/memory.md',
  [
    '# Memory of the storefront while visitors ask for ever new addresses',
    '',
    `${minutes} minutes, ${requests} requests to ${paths.length} pages with new query strings, new searches and unknown addresses, each by a client of its own; ${rejected} were refused by a limit, ${failed} failed. What is alive after garbage was collected.`,
    '',
    `From a third of the time to the end the heap grew by ${perThousand.toFixed(2)} MB for a thousand requests.`,
    '',
    '| requests | heap, MB | outside the heap, MB | resident, MB |',
    '|---:|---:|---:|---:|',
    ...table,
    '',
  ].join('\n'),
);
for (const child of children) child.kill('SIGTERM');
process.exit(0);
