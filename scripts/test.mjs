import { findOrInstallBrowser } from './support/browser.mjs';
import { runChecks } from './support/checks.mjs';
import { closeWith, endWith } from './support/closing.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { notRun } from './support/run-step.mjs';
import { playwrightStep, toolStep } from './support/steps.mjs';

/** Everything: the checks, beside them the journeys' build and, as soon as their site is there, the journeys. */
stopOnSignals();
ensureInstalled();
const browser = await findOrInstallBrowser();
const build = toolStep('Production build for the journeys', ['scripts/e2e-build.mjs']);
const environment = { CHROMIUM_PATH: browser ?? '', E2E_PREPARED: '1' };
/** They take longest: whoever waits sees how far they are. */
const journeys = { ...playwrightStep('Browser journeys', environment), isLive: true };
const weight = toolStep('Pages within their budgets', [
  '--import',
  'tsx',
  'scripts/check-weight.ts',
]);
const results = await runChecks({ afterTypes: browser ? [build, journeys, weight] : [] });
if (!browser)
  results.push(
    notRun(journeys.title, 'no Chromium was found and none could be installed, set CHROMIUM_PATH'),
  );
await endWith(closeWith(results));
