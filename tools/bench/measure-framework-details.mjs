import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchShop } from './bench-processes.mjs';
import { measurePageWeight } from './measure-page-weight.mjs';
import { measureServerCost } from './measure-server-cost.mjs';
import { measureVitals } from './measure-vitals.mjs';
import { printLine } from '../../server/supervisor/console.mjs';

/**
 * Measures what each framework detail (server/next-internals/framework-details.mjs) gains: the shop with the detail off,
 * one after the other, beside the shop with all details on at the beginning and at the end. Names in the command line
 * limit the details: `node tools/bench/measure-framework-details.mjs deferred-scripts page-cache`.
 */
const details = [
  ...['deferred-scripts', 'split-rsc-payload', 'joined-stylesheets', 'page-cache'],
  ...['not-found-template', 'unknown-files', 'built-config', 'language-links'],
  ...['process-shim', 'next-intl-browser', 'turbopack-chunking', 'eager-compile-hints'],
];
const names = process.argv.length > 2 ? process.argv.slice(2) : details;
const routes = ['/de', '/de/bikes/ludwig'];
const missingCount = 300;
const folder = mkdtempSync(join(tmpdir(), 'bench-details-'));
const ports = { port: process.env.PORT ?? '3410', backendPort: process.env.BACKEND_PORT ?? '4410' };

/**
 * Returns the processor time in ms of one request, from `missingCount` requests for different addresses.
 * @param {number} pid
 * @param {(index: number) => string} getUrl
 */
async function measureMissing(pid, getUrl) {
  const readTicks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = readTicks();
  for (let index = 0; index < missingCount; index += 1)
    await (await fetch(getUrl(index))).arrayBuffer();
  return ((readTicks() - before) * 10) / missingCount;
}

/** @param {string} off The detail that is off; empty for none. */
async function measure(off) {
  process.env.NEXT_INTERNALS_OFF = off;
  // The first start builds where the detail is read at build; the second one is measured.
  await (await startBenchShop(folder, ports)).stop();
  const shop = await startBenchShop(folder, ports);
  const { url, startMs } = shop;
  const weights = await measurePageWeight(url, routes);
  const { page } = await measureServerCost(shop);
  const vitals = await measureVitals(url, routes);
  const pid = shop.storefrontPid();
  const missingPageMs = await measureMissing(pid, (index) => `${url}/de/missing-${index}`);
  const missingFileMs = await measureMissing(pid, (index) => `${url}/de/missing-${index}.pdf`);
  const { storefront: memoryMb } = /** @type {Record<string, number>} */ (shop.memoryMb());
  await shop.stop();
  return {
    off: off === '' ? 'none' : off,
    startMs,
    memoryMb,
    pageCpuMs: page.cpuMs,
    ttfbMs: page.ttfbP50Ms,
    missingPageMs: Math.round(missingPageMs * 100) / 100,
    missingFileMs: Math.round(missingFileMs * 100) / 100,
    routes: routes.map((route) => {
      const { htmlKib, jsKib, cssKib, jsFiles, cssFiles, totalKib } = weights[route] ?? {};
      const { lcpMs, tbtMs } = vitals[route] ?? {};
      return { route, htmlKib, jsKib, cssKib, jsFiles, cssFiles, totalKib, lcpMs, tbtMs };
    }),
  };
}

try {
  for (const name of ['', ...names, '']) printLine(JSON.stringify(await measure(name)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
