import { findOrInstallWholeBrowser } from './support/browser.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopWith } from './support/log.mjs';

ensureInstalled();
const browser = await findOrInstallWholeBrowser();
if (!browser) stopWith('The bench needs a Chromium. Set CHROMIUM_PATH.');
process.env.CHROMIUM_PATH = browser;
await import('../bench/run.mjs');
