import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureE2eBrowser } from './chromium.mjs';
import { printSummary, exitAfterFlush } from './reports.mjs';
import { buildStrapi, installStrapi, startStrapi, writeImportFile } from '../cms/strapi.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { printLine, startProgressStep, exitWithError } from '../../server/supervisor/console.mjs';
import { findFreePort } from '../../server/supervisor/ports.mjs';
import { stopAllChildren, stopOnSignals } from '../../server/supervisor/child-processes.mjs';
import { createNotRunResult, runStep } from './steps.mjs';
import { createPlaywrightStep, createVitestStep } from './steps.mjs';

/**
 * This program tests Strapi with an empty database that is filled with the demo content: `test-cms.mjs [contract]
 * [journeys]`. Without arguments it runs both suites.
 */
const selectedParts = process.argv.slice(2);
const isSelected = (/** @type {string} */ part) =>
  selectedParts.length === 0 || selectedParts.includes(part);
const sitePort = process.env.E2E_PORT ?? '3311';

installPackages();
stopOnSignals();
const installed = startProgressStep('Installing Strapi (some minutes and 750 MB, once)');
if (!(await installStrapi())) {
  printLine('skipped: Strapi could not be installed here, see the lines above.');
  process.exit(0);
}
installed();

const browser = isSelected('journeys') ? await ensureE2eBrowser() : null;
if (isSelected('journeys')) {
  if (!browser)
    exitWithError('No Chromium was found and none could be installed. Set CHROMIUM_PATH.');
  const built = startProgressStep('Building the editors’ interface (a minute, once)');
  if (!(await buildStrapi())) exitWithError('Strapi could not be built: see the lines above.');
  built();
}

const dataDir = mkdtempSync(join(tmpdir(), 'cms-'));
const secrets = { REVALIDATE_SECRET: createSecret(), PREVIEW_SECRET: createSecret() };
/** @type {import('./steps.mjs').StepResult[]} */
const results = [];
try {
  const cms = await startCms();
  if (isSelected('contract')) results.push(await runContract(cms));
  if (isSelected('journeys')) results.push(await runE2e(cms));
} catch (error) {
  results.push(createNotRunResult('With a real Strapi', error.message));
}
await stopAllChildren();
rmSync(dataDir, { recursive: true, force: true });
await exitAfterFlush(printSummary(results));

/** @typedef {{ url: string, contentUrl: string, token: string }} Cms */

async function startCms() {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const started = startProgressStep('Starting Strapi and taking the demo content in');
  const cms = await startStrapi({
    port,
    dataDir,
    importFile: await writeImportFile(dataDir),
    env: {
      ...secrets,
      SITE_URL: `http://localhost:${sitePort}`,
      CMS_URL: url,
      CMS_ADMIN: String(isSelected('journeys')),
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started(url);
  return { ...cms, url };
}

/**
 * Runs the content tests of the contract suite on Strapi. They need no shop, and the suite starts none if SHOP_URL is
 * set. Strapi queries its database for every relation of every entry, so the longest lists are slow.
 * @param {Cms} cms
 */
function runContract({ url, contentUrl, token }) {
  const suite = createVitestStep(
    'The contract suite of the content against Strapi',
    'tools/test/vitest.contract.config.ts',
    { CONTENT_URL: contentUrl, CONTENT_TOKEN: token, SHOP_URL: `${url}/shop` },
    ['e2e/contract/content', '--testTimeout=120000'],
  );
  return runStep(suite, { isLive: true });
}

/** @param {Cms} cms */
function runE2e({ url, contentUrl, token }) {
  const journeys = createPlaywrightStep('Browser journeys with the content of Strapi', {
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

function createSecret() {
  return randomBytes(32).toString('hex');
}
