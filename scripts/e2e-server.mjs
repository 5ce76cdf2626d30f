import { makeWorkQuick } from './support/quick-work.mjs';
import { journeySite, renewJourneyData } from './support/journey-site.mjs';

/** The shop of the browser journeys: the same start as everybody's, on data made new for each run. */
const site = journeySite();
if (process.env.E2E_PREPARED !== '1') renewJourneyData(site);
makeWorkQuick();
Object.assign(process.env, site);

await import('./start.mjs');
