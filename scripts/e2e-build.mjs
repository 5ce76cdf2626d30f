import { say, stopWith } from './support/log.mjs';
import { presaleInBuild, presaleWords } from './support/presale-words.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { makeWorkQuick } from './support/quick-work.mjs';
import { journeySite, renewJourneyData } from './support/journey-site.mjs';

/**
 * Makes the journeys' data and builds their site from it, so that their server, told so by E2E_PREPARED, has only to start.
 * For use after the types were checked: the build does not check them again.
 */
stopOnSignals();
const site = journeySite();
renewJourneyData(site);
makeWorkQuick();
Object.assign(process.env, site, { TYPES_ARE_CHECKED: '1', BUILT_FOR_ONE_RUN: '1' });

await import('./build.mjs');

const { files, found } = presaleInBuild(site.NEXT_DIST_DIR, presaleWords(site.DEMO_DIR));
if (files === 0) stopWith('The build has made no page ahead: nothing could be looked through.');
if (found.length > 0)
  stopWith(`What only dealers may read stands in pages of the build:\n${found.join('\n')}`);
say(`• ${files} pages and their data, none names a model that is sold ahead.`);
