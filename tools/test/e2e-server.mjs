import { applyFastHashing } from './test-environment.mjs';
import { getE2eEnvironment, resetE2eData } from './test-environment.mjs';

/** Starts the shop of the end-to-end tests like `npm start`, with fresh data for each run. */
const site = getE2eEnvironment();
if (process.env.E2E_PREPARED !== '1') resetE2eData(site);
applyFastHashing();
Object.assign(process.env, site);

await import('../commands/start.mjs');
