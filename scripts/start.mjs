import { say, step, stopWith } from './support/log.mjs';
import { isFree, waitFor } from './support/ports.mjs';
import { startNode, stopAll, stopOnSignals } from './support/processes.mjs';
import { nextProgram, prepareShop } from './support/shop.mjs';
import { ensureBuilt } from './support/site-build.mjs';
import { printAddresses } from './support/welcome.mjs';

const port = process.env.PORT ?? '3000';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  stopWith(`PORT must be a number from 1 to 65535; it is "${port}".`);
if (!(await isFree(port)))
  stopWith(`Port ${port} is in use. Set PORT to a free one, for instance: PORT=3001 npm start`);

stopOnSignals(() => say('\nStopping …'));

async function endUnexpectedly(name, code) {
  await stopAll();
  stopWith(`${name} ended unexpectedly (${code}).`);
}

const shop = await prepareShop({ onExit: endUnexpectedly });
await ensureBuilt(shop);

/** Longer than the idle time of usual proxies (a minute): the server never closes a connection that a caller still means to use. */
const keepIdleMs = '75000';

const done = step('Starting the storefront');
let hasEnded = false;
const program = [nextProgram, 'start', '--port', shop.settings.port];
startNode('The storefront', [...program, '--keepAliveTimeout', keepIdleMs], {
  env: { ...shop.siteEnv, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
  onExit: (name, code) => {
    hasEnded = true;
    return endUnexpectedly(name, code);
  },
});
await waitFor(`http://localhost:${shop.settings.port}/api/health`, { isOver: () => hasEnded });
done();
await printAddresses(shop);
