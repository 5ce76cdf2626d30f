import { applyCheapWork } from './test-environment.mjs';
import { getE2eEnvironment, resetE2eData } from './test-environment.mjs';

/** The shop of the browser journeys: the same start as everybody's, on data made new for each run. */
const site = getE2eEnvironment();
if (process.env.E2E_PREPARED !== '1') resetE2eData(site);
applyCheapWork();
Object.assign(process.env, site);

await import('../commands/start.mjs');
