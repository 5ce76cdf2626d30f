import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { startStep } from '../../../server/supervisor/console.mjs';
import { measureHotReads } from './growth-calls.mjs';
import { startGrowthServices } from './growth-services.mjs';
import { findGrowSeconds, saveGrowthReport } from './growth-report.mjs';

/**
 * Measures the cost of the same calls in shops with 10,000, 100,000 and 1,000,000 orders. `GROWTH=1,10` selects some of
 * the scales. `GROWTH_DATABASE_URL` sets a `postgres://…` database or a permanent file per scale, where `%` is replaced
 * with the scale. The database must be empty or come from an earlier run.
 */
const scales = (process.env.GROWTH ?? '1,10,100').split(',').map(Number);
const engine = /^postgres/.test(process.env.GROWTH_DATABASE_URL ?? '') ? 'PostgreSQL' : 'SQLite';
const folder = mkdtempSync(join(tmpdir(), 'growth-'));
/**
 * The compiled module that fills a test shop and lists the requests to measure.
 * @typedef {import('../../../services/testing/growth/grow-shop.ts').Growth} Growth
 * @typedef {{
 *   baseGrowth: Growth, growthDealerEmail: string, growDatabase: (place: string, growth: Growth, now: number) => Promise<boolean>,
 *   listFrequentRequests: typeof import('../../../services/testing/growth/frequent-requests.ts').listFrequentRequests,
 * }} GrownServices
 */

/** @param {string} name */
const loadGrowth = (name) =>
  tsImport(`../../../services/testing/growth/${name}.ts`, import.meta.url);
/** @type {GrownServices} */
const shop = {
  ...(await loadGrowth('grown-services')),
  ...(await loadGrowth('grow-shop')),
  ...(await loadGrowth('frequent-requests')),
};
const { baseGrowth } = shop;

/**
 * @param {number} scale
 * @returns {Promise<import('./growth-report.mjs').GrowthResult>}
 */
async function measure(scale) {
  const growth = /** @type {Record<keyof Growth, number>} */ (
    Object.fromEntries(
      Object.entries(baseGrowth).map(([name, count]) => [name, Number(count) * scale]),
    )
  );
  const dataDir = join(folder, String(scale));
  mkdirSync(dataDir, { mode: 0o700 });
  const place = (process.env.GROWTH_DATABASE_URL ?? join(dataDir, 'backend.db')).replace(
    '%',
    String(scale),
  );
  const grown = startStep(`Growing a shop of ${growth.orders} orders`);
  const since = performance.now();
  const isNew = await shop.growDatabase(place, growth, Date.now());
  // Data from an earlier run is reused, with the fill duration recorded then.
  const growSeconds = isNew
    ? Math.round((performance.now() - since) / 1000)
    : findGrowSeconds(engine, scale);
  grown();
  const measured = startStep('Calls');
  const services = await startGrowthServices({ place, dataDir });
  try {
    return {
      scale,
      ...growth,
      seedSeconds: growSeconds,
      startMs: services.startMs,
      ...(await measureHotReads(services, shop)),
    };
  } finally {
    await services.stop();
    measured();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const results = [];
  for (const scale of scales) results.push(await measure(scale));
  saveGrowthReport(results, engine);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
