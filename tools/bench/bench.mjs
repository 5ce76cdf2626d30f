import { ensureBenchBrowser } from '../test/chromium.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { exitWithError } from '../../server/supervisor/console.mjs';

installPackages();
const browser = await ensureBenchBrowser();
if (!browser) exitWithError('No Chromium found. Set CHROMIUM_PATH.');
process.env.CHROMIUM_PATH = browser;
await import('./run-bench.mjs');
