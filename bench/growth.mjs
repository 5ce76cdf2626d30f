import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { step } from '../scripts/support/log.mjs';
import { measureCalls } from './growth/measure-calls.mjs';
import { startServices } from './growth/own-services.mjs';
import { knownSeconds, writeGrowth } from './growth/write-growth.mjs';

/**
 * What the same call costs in a shop of 10,000 orders, 100,000 and 1,000,000. `GROWTH=1,10` measures some of the three;
 * `GROWTH_DATABASE_URL=postgres://…` takes a database for each, or a file that stays: `%` stands for the scale. It is empty, or grown by an earlier
 * run.
 */
const scales = (process.env.GROWTH ?? '1,10,100').split(',').map(Number);
const engine = /^postgres/.test(process.env.GROWTH_DATABASE_URL ?? '') ? 'PostgreSQL' : 'SQLite';
const folder = mkdtempSync(join(tmpdir(), 'growth-'));
/**
 * What a grown shop is made and asked with.
 * @typedef {import('../backend/testing/growth/grow-shop.ts').Growth} Growth
 * @typedef {{
 *   baseGrowth: Growth, grownDealer: string, growAt: (place: string, growth: Growth, now: number) => Promise<boolean>,
 *   hotReads: typeof import('../backend/testing/growth/hot-reads.ts').hotReads,
 * }} GrownServices
 */

/** @type {GrownServices} */
const shop = await tsImport('../backend/testing/growth/grown-services.ts', import.meta.url);
const { baseGrowth } = shop;

/**
 * @param {number} scale
 * @returns {Promise<import('./growth/write-growth.mjs').Grown>}
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
  const grown = step(`Growing a shop of ${growth.orders} orders`);
  const since = performance.now();
  const isNew = await shop.growAt(place, growth, Date.now());
  // What is there from an earlier run is measured again; how long it took to grow is known from then.
  const growSeconds = isNew
    ? Math.round((performance.now() - since) / 1000)
    : knownSeconds(engine, scale);
  grown();
  const measured = step('Calls');
  const services = await startServices({ place, dataDir });
  try {
    return {
      scale,
      ...growth,
      growSeconds,
      startMs: services.startMs,
      ...(await measureCalls(services, shop)),
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
  writeGrowth(results, engine);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
