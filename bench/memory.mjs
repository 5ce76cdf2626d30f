import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallHeap, thriftyMemory } from '../scripts/support/heap-limits.mjs';
import { say } from '../scripts/support/log.mjs';
import { freePort, waitFor } from '../scripts/support/ports.mjs';
import { buildSite } from './chaos/build.mjs';
import { crawl, sitemapPaths } from './memory/crawl.mjs';

/**
 * Whether the storefront's memory stays flat while visitors ask for ever new addresses: what is alive after garbage was collected, once in a
 * while. MEMORY_MINUTES is how long (60), MEMORY_SAMPLES how often in that time (12). MEMORY_DIST_DIR names a build that is there;
 * MEMORY_PAUSE_MS how long a visitor waits between two requests (0), MEMORY_SNAPSHOTS a folder that gets the heap of the second sample and of the last.
 */
const minutes = Number(process.env.MEMORY_MINUTES ?? 60);
const samples = Number(process.env.MEMORY_SAMPLES ?? 12);
const snapshots = process.env.MEMORY_SNAPSHOTS;
const distDir = process.env.MEMORY_DIST_DIR ?? buildSite();

const [port, backendPort, heapPort] = [await freePort(), await freePort(), await freePort()];
const dataDir = mkdtempSync(join(tmpdir(), 'memory-'));
const site = `http://localhost:${port}`;
const services = `http://127.0.0.1:${backendPort}`;
const secret = (/** @type {string} */ letter) => letter.repeat(48);
const common = {
  ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...thriftyMemory },
  PROGRAMS_AS_BUILT: process.env.PROGRAMS_AS_BUILT ?? '',
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

start(['deploy/serve.mjs', 'services'], { BACKEND_PORT: String(backendPort), SEED_DEMO: '1' });
await waitFor(`${services}/health`, { timeoutMs: 300_000 });
start(
  [
    ...['--expose-gc', '--import', './bench/memory/heap-report.mjs'],
    ...['--max-old-space-size=384', '--max-semi-space-size=4', ...smallHeap],
    ...['deploy/serve.mjs', 'storefront'],
  ],
  {
    ...{ NODE_ENV: 'production', PORT: String(port), BENCH_HEAP_PORT: String(heapPort) },
    ...{ NEXT_DIST_DIR: distDir, SESSION_SECRET: secret('s'), PREVIEW_SECRET: secret('p') },
    ...{ SHOP_URL: `${services}/widget.php?cl=graphql&skipSession=1` },
    ...{ CONTENT_URL: `${services}/graphql`, TOOLS_URL: `${services}/tools` },
    ...{ IDENTITY_URL: `${services}/identity`, TRUSTED_PROXY: 'loopback' },
  },
);
await waitFor(`${site}/api/health`, { timeoutMs: 300_000 });

/** @param {string} path */
const heap = async (path = '/') => {
  const answer = await fetch(`http://127.0.0.1:${heapPort}${path}`);
  return /** @type {{ used: number, external: number, rss: number }} */ (await answer.json());
};
const mb = (/** @type {number} */ bytes) => (bytes / 1024 / 1024).toFixed(1);

const paths = await sitemapPaths(site);
say(`${paths.length} addresses of the sitemaps`);
/** @type {{ requests: number, used: number, external: number, rss: number }[]} */
const rows = [{ requests: 0, ...(await heap()) }];
let requests = 0;
let failed = 0;
let refused = 0;
for (let sample = 1; sample <= samples; sample += 1) {
  const tally = await crawl(site, paths, Date.now() + (minutes / samples) * 60_000);
  requests += tally.read;
  failed += tally.failed;
  refused += tally.refused;
  const isKept = snapshots && (sample === 2 || sample === samples);
  const file = isKept ? join(snapshots, `after-${sample}.heapsnapshot`) : '';
  rows.push({ requests, ...(await heap(isKept ? `/snapshot?${encodeURIComponent(file)}` : '/')) });
  const { used, external, rss } = rows.at(-1) ?? { used: 0, external: 0, rss: 0 };
  say(
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
  'bench/results/memory.md',
  [
    '# Memory of the storefront while visitors ask for ever new addresses',
    '',
    `${minutes} minutes, ${requests} requests to ${paths.length} pages with new query strings, new searches and unknown addresses, each by a client of its own; ${refused} were refused by a limit, ${failed} failed. What is alive after garbage was collected.`,
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
