import { printLine, exitWithError } from '../../server/supervisor/console.mjs';
import { findPresaleLeaks, listPresaleTerms } from './presale-leaks.mjs';
import { stopOnSignals } from '../../server/supervisor/child-processes.mjs';
import { applyFastHashing } from './test-environment.mjs';
import { getE2eEnvironment, resetE2eData } from './test-environment.mjs';

/**
 * Prepares the data of the end-to-end tests and builds their site, so that their server only has to start
 * (E2E_PREPARED). Run it after the type check, because the build skips it.
 */
stopOnSignals();
const site = getE2eEnvironment();
resetE2eData(site);
applyFastHashing();
Object.assign(process.env, site, { SKIP_TYPE_CHECK: '1', SKIP_BUILD_CACHE: '1' });

await import('../commands/build.mjs');

const { files, found } = findPresaleLeaks(site.NEXT_DIST_DIR, listPresaleTerms(site.DEMO_DIR));
if (files === 0) exitWithError('The build has no prerendered pages, so nothing could be checked.');
if (found.length > 0)
  exitWithError(`Built pages contain data for dealers only:\n${found.join('\n')}`);
printLine(`• ${files} pages and their data checked: no presale model found.`);
