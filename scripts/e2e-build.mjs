import { stopOnSignals } from './support/processes.mjs';
import { journeySite, renewJourneyData } from './support/journey-site.mjs';

/**
 * Makes the journeys' data and builds their site from it, so that their server, told so by E2E_PREPARED, has only to start.
 * For use after the types were checked: the build does not check them again.
 */
stopOnSignals();
const site = journeySite();
renewJourneyData(site);
Object.assign(process.env, site, { TYPES_ARE_CHECKED: '1' });

await import('./build.mjs');
