import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const journeyDealers = new URL('../../e2e/fixtures/journey-dealers.yaml', import.meta.url);

/** The shop of the browser journeys: ports, data and build of its own. E2E_* choose others. */
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
    // Ids of nobody: journeys answer for their host themselves, and see that nothing else asks for it.
    TAG_MANAGER_ID: 'GTM-E2ETEST',
    ANALYTICS_ID: 'G-E2ETEST',
  };
}

/**
 * Removes the data of the last run. Journeys get a copy of the demo, since editors change texts in it, with dealers of their own
 * (journey-dealers.yaml). Pictures are linked: nothing changes them.
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
 * Node's arguments for services that tests start, and for those who run tests of services: passwords cost next to nothing there. Half of
 * what the contract suite took was digests.
 */
export const cheapHashingFlags = [
  '--import',
  new URL('../../e2e/support/fast-password-hash.mjs', import.meta.url).href,
];

const loader = new URL('../../e2e/support/fast-test-mode.mjs', import.meta.url).href;

/** From now on passwords and the smallest forms of pages cost next to nothing in all Node programs this one starts: the journeys' shop. */
export function applyCheapWork() {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${loader}`.trim();
}
