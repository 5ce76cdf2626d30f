import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { startProgressStep } from '../../../server/supervisor/console.mjs';
import { measureFrequentRequests } from './frequent-requests.mjs';
import { startDataVolumeServices } from './data-volume-services.mjs';
import { findRecordedFillSeconds, saveDataVolumeReport } from './data-volume-report.mjs';

/**
 * This program measures the cost of the same calls in shops with 10,000, 100,000 and 1,000,000 orders. `GROWTH=1,10`
 * selects some of the scales. `GROWTH_DATABASE_URL` sets a `postgres://…` database or a permanent file per scale; `%`
 * in it is replaced with the scale. The database must be empty or come from an earlier run.
 */
const scales = (process.env.GROWTH ?? '1,10,100').split(',').map(Number);
const engine = /^postgres/.test(process.env.GROWTH_DATABASE_URL ?? '') ? 'PostgreSQL' : 'SQLite';
const folder = mkdtempSync(join(tmpdir(), 'growth-'));
/**
 * The modules that fill a test shop and list the requests to measure.
 * @typedef {import('../../../services/testing/data-volume/generate-shop-data.ts').DataVolume} DataVolume
 * @typedef {{
 *   baseDataVolume: DataVolume, volumeDealerEmail: string, createVolumeDatabase: (place: string, volume: DataVolume, now: number) => Promise<boolean>,
 *   listFrequentRequests: typeof import('../../../services/testing/data-volume/frequent-requests.ts').listFrequentRequests,
 * }} VolumeModules
 */

/** @param {string} name */
const loadModule = (name) =>
  tsImport(`../../../services/testing/data-volume/${name}.ts`, import.meta.url);
/** @type {VolumeModules} */
const shop = {
  ...(await loadModule('create-volume-database')),
  ...(await loadModule('generate-shop-data')),
  ...(await loadModule('frequent-requests')),
};
const { baseDataVolume } = shop;

/**
 * @param {number} scale
 * @returns {Promise<import('./data-volume-report.mjs').DataVolumeResult>}
 */
async function measure(scale) {
  const volume = /** @type {Record<keyof DataVolume, number>} */ (
    Object.fromEntries(
      Object.entries(baseDataVolume).map(([name, count]) => [name, Number(count) * scale]),
    )
  );
  const dataDir = join(folder, String(scale));
  mkdirSync(dataDir, { mode: 0o700 });
  const place = (process.env.GROWTH_DATABASE_URL ?? join(dataDir, 'backend.db')).replace(
    '%',
    String(scale),
  );
  const finishFilling = startProgressStep(`Filling a shop of ${volume.orders} orders`);
  const since = performance.now();
  const isNew = await shop.createVolumeDatabase(place, volume, Date.now());
  // Data from an earlier run is reused, with the fill duration recorded then.
  const fillSeconds = isNew
    ? Math.round((performance.now() - since) / 1000)
    : findRecordedFillSeconds(engine, scale);
  finishFilling();
  const measured = startProgressStep('Calls');
  const services = await startDataVolumeServices({ place, dataDir });
  try {
    return {
      scale,
      ...volume,
      seedSeconds: fillSeconds,
      startMs: services.startMs,
      ...(await measureFrequentRequests(services, shop)),
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
  saveDataVolumeReport(results, engine);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
