import { loadEnvironment } from './support/environment.mjs';
import { runNode } from './support/processes.mjs';

await loadEnvironment(false);
const program = ['--import', 'tsx', 'backend/delivery-move.ts'];
process.exitCode = await runNode('The delivery', [...program, ...process.argv.slice(2)]);
