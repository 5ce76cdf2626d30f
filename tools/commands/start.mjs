import { isDeepStrictEqual } from 'node:util';
import { getProgramArguments } from '../build/compile-programs.mjs';
import { validateDataDir } from '../../server/supervisor/environment.mjs';
import { heapFlags, mallocEnvironment } from '../../server/supervisor/memory-limits.mjs';
import { printLine, startProgressStep, exitWithError } from '../../server/supervisor/console.mjs';
import { releaseMemory, limitOwnMemory } from '../../server/supervisor/memory-limits.mjs';
import { isPortFree, waitForUrl } from '../../server/supervisor/ports.mjs';
import { stopOrphanProcesses, createPidFile } from '../../server/supervisor/pid-files.mjs';
import {
  listChildPids,
  subscribeToChildren,
  stopAllChildren,
  stopOnSignals,
} from '../../server/supervisor/child-processes.mjs';
import { prepareLocalShop, loadShopEnvironment } from './local-shop.mjs';
import { getBuildData, ensureSiteBuilt, findExpectedBuildData } from '../build/build-site.mjs';
import {
  getWorkerCount,
  startStorefrontCluster,
} from '../../server/supervisor/storefront-cluster.mjs';
import { printStartupBanner } from './local-shop.mjs';

limitOwnMemory();
await loadShopEnvironment();
const count = getWorkerCount();
const dataDir = process.env.DATA_DIR ?? '.data';
validateDataDir(dataDir);
const left = await stopOrphanProcesses(dataDir);
if (left > 0) printLine(`• Stopped ${left} processes left by a killed start.`);

const port = process.env.PORT ?? '3000';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  exitWithError(`PORT must be a number from 1 to 65535; it is "${port}".`);
if (!(await isPortFree(port)))
  exitWithError(
    `Port ${port} is in use. Set PORT to a free port, for example: PORT=3001 npm start`,
  );

stopOnSignals(() => printLine('\nStopping …'));
const record = createPidFile(dataDir);
subscribeToChildren(() => record(listChildPids()));

/**
 * Memory limits of the storefront. The heap limit of 384 MB is nearly twice what a crawl of the whole site needs (200
 * MB).
 */
const heap = ['--max-old-space-size=384', '--max-semi-space-size=4', ...heapFlags];
const program = [...heap, ...(await getProgramArguments('storefront')), '--port', port];

/** @param {Record<string, string>} siteEnv */
const begin = (siteEnv) =>
  startStorefrontCluster([...program, '--waits'], {
    count,
    env: { ...mallocEnvironment, ...siteEnv, NODE_ENV: 'production' },
  });

/** @type {{ data: unknown, siteEnv: Record<string, string>, storefronts: ReturnType<typeof begin> }[]} */
const early = [];
const shop = await prepareLocalShop({
  restart: true,
  // The storefront takes as long to load as the services to start, so both start at once, unless the site must be built
  // first.
  onServicesStarting: (siteEnv) => {
    const data = findExpectedBuildData(siteEnv.SITE_URL);
    if (data !== null) early.push({ data, siteEnv, storefronts: begin(siteEnv) });
  },
});
const found = { siteEnv: shop.siteEnv, data: getBuildData(shop) };
const [expected] = early.filter(({ siteEnv, data }) => isDeepStrictEqual({ siteEnv, data }, found));
if (!expected) {
  await Promise.all(early.map(({ storefronts }) => storefronts.stop()));
  await ensureSiteBuilt(shop);
}

const done = startProgressStep(
  count === 1 ? 'Starting the storefront' : `Starting ${count} storefronts`,
);
const storefronts = expected?.storefronts ?? begin(shop.siteEnv);
storefronts.acceptConnections();
try {
  await waitForUrl(`http://localhost:${port}/api/health`, {
    isCancelled: storefronts.hasExited,
  });
} catch {
  await stopAllChildren();
  exitWithError('The storefront could not be started: see the lines above.');
}
storefronts.markStarted();
done();
await printStartupBanner(shop);
// From here on this process only waits.
releaseMemory();
