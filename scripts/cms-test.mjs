import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './support/browser.mjs';
import { closeWith, endWith } from './support/closing.mjs';
import { buildCms, installCms, startCms, writeImport } from './support/cms.mjs';
import { ensureInstalled } from './support/install.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { freePort } from './support/ports.mjs';
import { stopAll, stopOnSignals } from './support/processes.mjs';
import { notRun, runStep } from './support/run-step.mjs';
import { playwrightStep, vitestStep } from './support/steps.mjs';

/** Against a Strapi on an empty database, filled with the demo content: `cms-test.mjs [contract] [journeys]`, both without a word. */
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part);
const sitePort = process.env.E2E_PORT ?? '3311';

ensureInstalled();
stopOnSignals();
const installed = step('Installing Strapi (some minutes and 750 MB, once)');
if (!(await installCms())) {
  say('skipped: Strapi could not be installed here, see the lines above.');
  process.exit(0);
}
installed();

const browser = isWanted('journeys') ? await findOrInstallBrowser() : null;
if (isWanted('journeys')) {
  if (!browser) stopWith('No Chromium was found and none could be installed. Set CHROMIUM_PATH.');
  const built = step('Building the editors’ interface (a minute, once)');
  if (!(await buildCms())) stopWith('Strapi could not be built: see the lines above.');
  built();
}

const dataDir = mkdtempSync(join(tmpdir(), 'cms-'));
const secrets = { REVALIDATE_SECRET: newSecret(), PREVIEW_SECRET: newSecret() };
/** @type {import('./support/run-step.mjs').Result[]} */
const results = [];
try {
  const cms = await start();
  if (isWanted('contract')) results.push(await runContract(cms));
  if (isWanted('journeys')) results.push(await runJourneys(cms));
} catch (error) {
  results.push(notRun('With a real Strapi', error.message));
}
await stopAll();
rmSync(dataDir, { recursive: true, force: true });
await endWith(closeWith(results));

/** @typedef {{ url: string, contentUrl: string, token: string }} Cms */

async function start() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = step('Starting Strapi and taking the demo content in');
  const cms = await startCms({
    port,
    dataDir,
    importFile: await writeImport(dataDir),
    env: {
      ...secrets,
      SITE_URL: `http://localhost:${sitePort}`,
      CMS_URL: url,
      CMS_ADMIN: String(isWanted('journeys')),
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started(url);
  return { ...cms, url };
}

/**
 * No shop is needed, and none is started when one is named. Strapi asks its database for every relation of every entry: the longest lists
 * take their time.
 * @param {Cms} cms
 */
function runContract({ url, contentUrl, token }) {
  const suite = vitestStep(
    'The contract suite of the content against Strapi',
    'vitest.contract.config.ts',
    { CONTENT_URL: contentUrl, CONTENT_TOKEN: token, SHOP_URL: `${url}/shop` },
    ['e2e/contract/content', '--testTimeout=120000'],
  );
  return runStep(suite, { isLive: true });
}

/** @param {Cms} cms */
function runJourneys({ url, contentUrl, token }) {
  const journeys = playwrightStep('Browser journeys with the content of Strapi', {
    ...secrets,
    CHROMIUM_PATH: browser ?? '',
    E2E_CMS: url,
    E2E_PORT: sitePort,
    E2E_BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? '4311',
    E2E_DATA_DIR: '.data/e2e-cms',
    E2E_DIST_DIR: '.next-e2e-cms',
    CMS_URL: url,
    CONTENT_URL: contentUrl,
    CONTENT_TOKEN: token,
  });
  return runStep(journeys, { isLive: true });
}

function newSecret() {
  return randomBytes(32).toString('hex');
}
