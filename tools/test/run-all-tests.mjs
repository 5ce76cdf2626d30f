import { stopOnSignals } from '../../server/supervisor/child-processes.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { ensureE2eBrowser } from './chromium.mjs';
import { exitAfterFlush, printSummary } from './reports.mjs';
import { runChecks } from './run-checks.mjs';
import { createNotRunResult, createPlaywrightStep, createToolStep } from './steps.mjs';

/**
 * Runs `npm test`: all checks and, in parallel, the end-to-end build, its tests, also with the shop at lower levels, the
 * page budgets and the check of the build's framework details. `npm run verify` (`--no-browser`) skips the last five.
 */
stopOnSignals();
installPackages();
const results = process.argv.includes('--no-browser')
  ? await runChecks()
  : await runChecksWithBrowser();
await exitAfterFlush(printSummary(results));

async function runChecksWithBrowser() {
  const browser = await ensureE2eBrowser();
  const build = createToolStep('Production build for the journeys', ['tools/test/e2e-build.mjs']);
  const environment = { CHROMIUM_PATH: browser ?? '', E2E_PREPARED: '1' };
  // The longest step, so its output is streamed.
  const journeys = {
    ...createPlaywrightStep('Browser journeys', environment),
    streamsOutput: true,
  };
  const levels = ['specification', 'stock'].map((level) =>
    createPlaywrightStep(`Browser journeys at level ${level}`, {
      ...environment,
      SHOP_LEVEL: level,
    }),
  );
  const weight = createToolStep('Pages within their budgets', [
    '--import',
    'tsx',
    'tools/test/check-page-weight.ts',
  ]);
  const details = createToolStep('Framework details of the build', [
    '--import',
    'tsx',
    'tools/test/check-framework-details.ts',
  ]);
  const afterTypes = browser ? [build, journeys, ...levels, weight, details] : [];
  const finished = await runChecks({ afterTypes });
  if (browser) return finished;
  const reason = 'no Chromium was found and none could be installed, set CHROMIUM_PATH';
  return [...finished, createNotRunResult(journeys.title, reason)];
}
