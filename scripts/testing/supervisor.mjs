import { endOrphans, recordProcesses } from '../support/process-record.mjs';
import { childIds, onChildren, stopOnSignals } from '../support/processes.mjs';
import { startServices } from '../support/services.mjs';
import { waitFor } from '../support/ports.mjs';
import { countWorkers, startStorefronts } from '../support/storefronts.mjs';

/** What `npm start` does with its processes, without a build: a data folder, a port, and the stand-ins to start. */
const [dataDir = '', port = '', ...flags] = process.argv.slice(2);
const standIn = new URL('stand-in.mjs', import.meta.url).pathname;

const orphans = await endOrphans(dataDir);
stopOnSignals();
const record = recordProcesses(dataDir);
onChildren(() => record(childIds()));
const { url } = await startServices({ isKept: true, program: [standIn, ...flags] });
const count = countWorkers();
const storefronts = startStorefronts([standIn, ...flags, '--port', port], { count, env: {} });
await waitFor(`http://127.0.0.1:${port}/`, { isOver: storefronts.hasEnded });
storefronts.settle();
process.stdout.write(`${JSON.stringify({ url, orphans, children: childIds() })}\n`);
