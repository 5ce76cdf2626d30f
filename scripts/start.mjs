import { backendProgram } from './support/backend-build.mjs';
import { requireDataDir } from './support/data-dir.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { isFree, waitFor } from './support/ports.mjs';
import { endOrphans, recordProcesses } from './support/process-record.mjs';
import { childIds, onChildren, stopAll, stopOnSignals } from './support/processes.mjs';
import { prepareShop, readEnvironment } from './support/shop.mjs';
import { ensureBuilt } from './support/site-build.mjs';
import { countWorkers, startStorefronts } from './support/storefronts.mjs';
import { printAddresses } from './support/welcome.mjs';

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

const shop = await prepareShop({ isKept: true });
await ensureBuilt(shop);

/** Nearly twice what a crawl of the whole site needs (200 MB); without a limit the process keeps what it could give back. */
const heap = ['--max-old-space-size=384', '--max-semi-space-size=4'];

const done = step(count === 1 ? 'Starting the storefront' : `Starting ${count} storefronts`);
/** Dealers' systems ask for the whole range by one address (docs/stock-connect.md). */
const headers = `--max-http-header-size=${128 * 1024}`;
const program = [headers, ...heap, ...(await backendProgram('storefront'))];
const storefronts = startStorefronts([...program, '--port', shop.settings.port], {
  count,
  // Two places for memory outside the heap, for all threads that compress: each place keeps what it once had.
  env: { MALLOC_ARENA_MAX: '2', ...shop.siteEnv, NODE_ENV: 'production' },
});
try {
  await waitFor(`http://localhost:${shop.settings.port}/api/health`, {
    isOver: storefronts.hasEnded,
  });
} catch {
  await stopAll();
  stopWith('The storefront could not be started: see the lines above.');
}
storefronts.settle();
done();
await printAddresses(shop);
