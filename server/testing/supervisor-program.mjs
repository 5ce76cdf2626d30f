import { stopOrphanProcesses, createPidFile } from '../supervisor/pid-files.mjs';
import {
  listChildPids,
  subscribeToChildren,
  stopOnSignals,
} from '../supervisor/child-processes.mjs';
import { startEmbeddedServices } from '../supervisor/embedded-services.mjs';
import { isPortFree, waitForUrl } from '../supervisor/ports.mjs';
import { getWorkerCount, startStorefrontCluster } from '../supervisor/storefront-cluster.mjs';

/** What `npm start` does with its processes, without a build: a data folder, a port, and the stand-ins to start; `--waits` starts the storefronts early, `--in-vain` others before them. */
const [dataDir = '', port = '', ...flags] = process.argv.slice(2);
const standIn = new URL('stand-in.mjs', import.meta.url).pathname;

const orphans = await stopOrphanProcesses(dataDir);
stopOnSignals();
const record = createPidFile(dataDir);
subscribeToChildren(() => record(listChildPids()));
const count = getWorkerCount();
const begin = () => startStorefrontCluster([standIn, ...flags, '--port', port], { count, env: {} });
/** @type {ReturnType<typeof begin>[]} */
const early = [];
const { url } = await startEmbeddedServices({
  isKept: true,
  program: [standIn, ...flags],
  onBegun: () => flags.includes('--waits') && early.push(begin()),
});
if (flags.includes('--in-vain')) await early.pop()?.abandon();
const storefronts = early[0] ?? begin();
const wasOpen = !(await isPortFree(port));
storefronts.open();
await waitForUrl(`http://127.0.0.1:${port}/`, { isCancelled: storefronts.hasEnded });
storefronts.settle();
process.stdout.write(`${JSON.stringify({ url, orphans, wasOpen, children: listChildPids() })}\n`);
