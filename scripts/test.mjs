import { findOrInstallBrowser } from './support/browser.mjs';
import { closeWith, runChecks, runPlaywright } from './support/checks.mjs';
import { ensureInstalled } from './support/install.mjs';
import { say } from './support/log.mjs';
import { stopOnSignals } from './support/processes.mjs';

stopOnSignals();
ensureInstalled();
const browser = await findOrInstallBrowser();
const results = await runChecks();
if (browser) {
  results.push(await runPlaywright('Browser journeys', { CHROMIUM_PATH: browser }));
} else {
  say(
    'The browser journeys could not run: no Chromium was found and none could be installed. Set CHROMIUM_PATH.',
  );
  results.push({ passed: 0, failed: 1, skipped: 0, failures: ['Browser journeys: no Chromium'] });
}
process.exit(closeWith(results));
