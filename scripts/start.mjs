import { backendProgram } from './support/backend-build.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { isFree, waitFor } from './support/ports.mjs';
import { startNode, stopAll, stopOnSignals } from './support/processes.mjs';
import { prepareShop } from './support/shop.mjs';
import { ensureBuilt } from './support/site-build.mjs';
import { printAddresses } from './support/welcome.mjs';

const port = process.env.PORT ?? '3000';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  stopWith(`PORT must be a number from 1 to 65535; it is "${port}".`);
if (!(await isFree(port)))
  stopWith(`Port ${port} is in use. Set PORT to a free one, for instance: PORT=3001 npm start`);

stopOnSignals(() => say('\nStopping …'));

/** @type {import('./support/processes.mjs').OnExit} */
async function endUnexpectedly(name, code) {
  await stopAll();
  stopWith(`${name} ended unexpectedly (${code}).`);
}

const shop = await prepareShop({ onExit: endUnexpectedly });
await ensureBuilt(shop);

/** Nearly twice what a crawl of the whole site needs (200 MB); without a limit the process keeps what it could give back. */
const heap = ['--max-old-space-size=384', '--max-semi-space-size=4'];

const done = step('Starting the storefront');
let hasEnded = false;
/** Dealers' systems ask for the whole range by one address (docs/stock-connect.md). */
const headers = `--max-http-header-size=${128 * 1024}`;
const program = [headers, ...heap, ...(await backendProgram('storefront'))];
startNode('The storefront', [...program, '--port', shop.settings.port], {
  // Two places for memory outside the heap, for all threads that compress: each place keeps what it once had.
  env: { MALLOC_ARENA_MAX: '2', ...shop.siteEnv, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
  onExit: (name, code) => {
    hasEnded = true;
    return endUnexpectedly(name, code);
  },
});
await waitFor(`http://localhost:${shop.settings.port}/api/health`, { isOver: () => hasEnded });
done();
await printAddresses(shop);
