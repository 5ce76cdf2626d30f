import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const journeyDealers = new URL('../../e2e/fixtures/journey-dealers.yaml', import.meta.url);

/**
 * Returns the environment of the end-to-end shop: separate ports, data and build. E2E_* variables override the
 * defaults.
 */
export function getE2eEnvironment() {
  const port = process.env.E2E_PORT ?? '3310';
  const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e';
  return {
    PORT: port,
    BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? '4310',
    DATA_DIR: dataDir,
    DEMO_DIR: join(dataDir, 'demo'),
    SITE_URL: `http://localhost:${port}`,
    NEXT_DIST_DIR: process.env.E2E_DIST_DIR ?? '.next-e2e',
    // Invalid ids. The tests answer requests to the tracking hosts themselves and check that nothing else requests
    // them.
    TAG_MANAGER_ID: 'GTM-E2ETEST',
    ANALYTICS_ID: 'G-E2ETEST',
  };
}

/**
 * Removes the data of the last run and copies the demo data, because tests edit its content. Adds the dealers of
 * journey-dealers.yaml. Pictures are linked, because no test changes them.
 * @param {{ DATA_DIR: string, DEMO_DIR: string }} site
 */
export function resetE2eData({ DATA_DIR, DEMO_DIR }) {
  const demo = process.env.DEMO_DIR ?? 'demo';
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DEMO_DIR, { recursive: true });
  cpSync(demo, DEMO_DIR, { recursive: true, filter: (path) => basename(path) !== 'media' });
  appendFileSync(join(DEMO_DIR, 'accounts.yaml'), readFileSync(journeyDealers));
  symlinkSync(resolve(demo, 'media'), join(DEMO_DIR, 'media'));
}

/**
 * Node's arguments for services under test and for the processes that run service tests. They make password hashing
 * cheap, which would otherwise take half of the contract suite's time.
 */
export const fastHashingFlags = [
  '--import',
  new URL('../../e2e/support/fast-password-hash.mjs', import.meta.url).href,
];

const loader = new URL('../../e2e/support/fast-test-mode.mjs', import.meta.url).href;

/** Makes password hashing and page compression cheap in all Node programs that this process starts from here on. */
export function applyFastHashing() {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${loader}`.trim();
}
