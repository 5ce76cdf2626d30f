import { isDeepStrictEqual } from 'node:util';
import { backendProgram } from './support/backend-build.mjs';
import { requireDataDir } from './support/data-dir.mjs';
import { smallHeap, thriftyMemory } from './support/heap-limits.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { giveBackMemory, staySmall } from './support/own-memory.mjs';
import { isFree, waitFor } from './support/ports.mjs';
import { endOrphans, recordProcesses } from './support/process-record.mjs';
import { childIds, onChildren, stopAll, stopOnSignals } from './support/processes.mjs';
import { prepareShop, readEnvironment } from './support/shop.mjs';
import { dataOf, ensureBuilt, likelyData } from './support/site-build.mjs';
import { countWorkers, startStorefronts } from './support/storefronts.mjs';
import { printAddresses } from './support/welcome.mjs';

staySmall();
await readEnvironment();
const count = countWorkers();
const dataDir = process.env.DATA_DIR ?? '.data';
requireDataDir(dataDir);
const left = await endOrphans(dataDir);
if (left > 0) say(`• Ended ${left} processes that a start which was killed had left behind.`);

const port = process.env.PORT ?? '3000';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  stopWith(`PORT must be a number from 1 to 65535; it is "${port}".`);
if (!(await isFree(port)))
  stopWith(`Port ${port} is in use. Set PORT to a free one, for instance: PORT=3001 npm start`);

stopOnSignals(() => say('\nStopping …'));
const record = recordProcesses(dataDir);
onChildren(() => record(childIds()));

/** Nearly twice what a crawl of the whole site needs (200 MB). */
const heap = ['--max-old-space-size=384', '--max-semi-space-size=4', ...smallHeap];
const program = [...heap, ...(await backendProgram('storefront')), '--port', port];

/** @param {Record<string, string>} siteEnv */
const begin = (siteEnv) =>
  startStorefronts([...program, '--waits'], {
    count,
    env: { ...thriftyMemory, ...siteEnv, NODE_ENV: 'production' },
  });

/** @type {{ data: unknown, siteEnv: Record<string, string>, storefronts: ReturnType<typeof begin> }[]} */
const early = [];
const shop = await prepareShop({
  isKept: true,
  // What they load takes as long as the services take to start: both at once, unless the site has to be built.
  meanwhile: (siteEnv) => {
    const data = likelyData(siteEnv.SITE_URL);
    if (data !== null) early.push({ data, siteEnv, storefronts: begin(siteEnv) });
  },
});
const found = { siteEnv: shop.siteEnv, data: dataOf(shop) };
const [expected] = early.filter(({ siteEnv, data }) => isDeepStrictEqual({ siteEnv, data }, found));
if (!expected) {
  await Promise.all(early.map(({ storefronts }) => storefronts.abandon()));
  await ensureBuilt(shop);
}

const done = step(count === 1 ? 'Starting the storefront' : `Starting ${count} storefronts`);
const storefronts = expected?.storefronts ?? begin(shop.siteEnv);
storefronts.open();
try {
  await waitFor(`http://localhost:${port}/api/health`, { isOver: storefronts.hasEnded });
} catch {
  await stopAll();
  stopWith('The storefront could not be started: see the lines above.');
}
storefronts.settle();
done();
await printAddresses(shop);
// From now on this process only waits.
giveBackMemory();
