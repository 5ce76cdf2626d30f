import { loadEnvironment } from './support/environment.mjs';
import { runNode } from './support/processes.mjs';

await loadEnvironment(false);
const program = ['--import', 'tsx', 'backend/order-progress.ts'];
process.exitCode = await runNode('The order', [...program, ...process.argv.slice(2)]);
