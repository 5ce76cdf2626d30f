import { findOrInstallBrowser } from './support/browser.mjs';
import { runChecks } from './support/checks.mjs';
import { closeWith, endWith } from './support/closing.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { notRun, runStep } from './support/run-step.mjs';
import { playwrightStep, toolStep } from './support/steps.mjs';

/** Everything: the checks with the journeys' build beside them, then the journeys. */
stopOnSignals();
ensureInstalled();
const browser = await findOrInstallBrowser();
const build = toolStep('Production build for the journeys', ['scripts/e2e-build.mjs']);
const journeys = playwrightStep('Browser journeys', {
  CHROMIUM_PATH: browser ?? '',
  E2E_PREPARED: '1',
});
const results = await runChecks({ afterTypes: browser ? [build] : [] });
const isBuilt = results.some(({ title, failed }) => title === build.title && failed === 0);

if (!browser)
  results.push(
    notRun(journeys.title, 'no Chromium was found and none could be installed, set CHROMIUM_PATH'),
  );
else if (isBuilt) results.push(await runStep(journeys, { isLive: true }));
else results.push(notRun(journeys.title, 'not run, as their site could not be built'));
await endWith(closeWith(results));
