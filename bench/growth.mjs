import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { step } from '../scripts/support/log.mjs';
import { measureCalls } from './growth/measure-calls.mjs';
import { writeGrowth } from './growth/write-growth.mjs';

/**
 * What the same call costs in a shop of 10,000 orders, 100,000 and 1,000,000. `GROWTH=1,10` measures some of the three;
 * `GROWTH_DATABASE_URL=postgres://…` takes an empty database for each instead of files: `%` stands for the scale.
 */
const scales = (process.env.GROWTH ?? '1,10,100').split(',').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'growth-'));
const services = await tsImport('../backend/testing/growth/grown-services.ts', import.meta.url);
const { baseGrowth } = services;

/** @param {number} scale */
async function measure(scale) {
  const growth = Object.fromEntries(
    Object.entries(baseGrowth).map(([name, count]) => [name, Number(count) * scale]),
  );
  const dataDir = join(folder, String(scale));
  mkdirSync(dataDir, { mode: 0o700 });
  const place = (process.env.GROWTH_DATABASE_URL ?? join(dataDir, 'backend.db')).replace(
    '%',
    String(scale),
  );
  const grown = step(`Growing a shop of ${growth.orders} orders`);
  const since = performance.now();
  await services.growAt(place, growth, Date.now());
  const growSeconds = Math.round((performance.now() - since) / 1000);
  grown();
  const measured = step('Calls');
  const begun = performance.now();
  const backend = await services.serveAt(place, dataDir);
  const startMs = Math.round(performance.now() - begun);
  try {
    return {
      scale,
      ...growth,
      growSeconds,
      startMs,
      ...(await measureCalls(backend.url, services)),
    };
  } finally {
    await backend.stop();
    measured();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const results = [];
  for (const scale of scales) results.push(await measure(scale));
  writeGrowth(results, process.env.GROWTH_DATABASE_URL ? 'PostgreSQL' : 'SQLite');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
