import { endOrphans, recordProcesses } from '../support/process-record.mjs';
import { childIds, onChildren, stopOnSignals } from '../support/processes.mjs';
import { startServices } from '../support/services.mjs';
import { isFree, waitFor } from '../support/ports.mjs';
import { countWorkers, startStorefronts } from '../support/storefronts.mjs';

/** What `npm start` does with its processes, without a build: a data folder, a port, and the stand-ins to start; `--waits` starts the storefronts early, `--in-vain` others before them. */
const [dataDir = '', port = '', ...flags] = process.argv.slice(2);
const standIn = new URL('stand-in.mjs', import.meta.url).pathname;

const orphans = await endOrphans(dataDir);
stopOnSignals();
const record = recordProcesses(dataDir);
onChildren(() => record(childIds()));
const count = countWorkers();
const begin = () => startStorefronts([standIn, ...flags, '--port', port], { count, env: {} });
/** @type {ReturnType<typeof begin>[]} */
const early = [];
const { url } = await startServices({
  isKept: true,
  program: [standIn, ...flags],
  onBegun: () => flags.includes('--waits') && early.push(begin()),
});
if (flags.includes('--in-vain')) await early.pop()?.abandon();
const storefronts = early[0] ?? begin();
const wasOpen = !(await isFree(port));
storefronts.open();
await waitFor(`http://127.0.0.1:${port}/`, { isOver: storefronts.hasEnded });
storefronts.settle();
process.stdout.write(`${JSON.stringify({ url, orphans, wasOpen, children: childIds() })}\n`);
