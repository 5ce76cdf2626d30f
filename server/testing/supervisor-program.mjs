import { stopOrphanProcesses, createPidFile } from '../supervisor/pid-files.mjs';
import {
  listChildPids,
  subscribeToChildren,
  stopOnSignals,
} from '../supervisor/child-processes.mjs';
import { startEmbeddedServices } from '../supervisor/embedded-services.mjs';
import { isPortFree, waitForUrl } from '../supervisor/ports.mjs';
import { getWorkerCount, startStorefrontCluster } from '../supervisor/storefront-cluster.mjs';

/**
 * Starts, supervises and stops stub processes like `npm start`, without a build. Arguments: data folder, port, flags.
 * With `--waits` the storefronts start together with the services. With `--in-vain` these storefronts are stopped and
 * started again.
 */
const [dataDir = '', port = '', ...flags] = process.argv.slice(2);
const stubProgram = new URL('stub-process.mjs', import.meta.url).pathname;

const orphans = await stopOrphanProcesses(dataDir);
stopOnSignals();
const record = createPidFile(dataDir);
subscribeToChildren(() => record(listChildPids()));
const count = getWorkerCount();
const begin = () =>
  startStorefrontCluster([stubProgram, ...flags, '--port', port], { count, env: {} });
/** @type {ReturnType<typeof begin>[]} */
const early = [];
const { url } = await startEmbeddedServices({
  restart: true,
  program: [stubProgram, ...flags],
  onSpawned: () => flags.includes('--waits') && early.push(begin()),
});
if (flags.includes('--in-vain')) await early.pop()?.stop();
const storefronts = early[0] ?? begin();
const wasOpen = !(await isPortFree(port));
storefronts.acceptConnections();
await waitForUrl(`http://127.0.0.1:${port}/`, { isCancelled: storefronts.hasExited });
storefronts.markStarted();
process.stdout.write(`${JSON.stringify({ url, orphans, wasOpen, children: listChildPids() })}\n`);
