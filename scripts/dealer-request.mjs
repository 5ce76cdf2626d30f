import { loadEnvironment } from './support/environment.mjs';
import { runNode } from './support/processes.mjs';

await loadEnvironment(false);
const program = ['--import', 'tsx', 'backend/dealer-request.ts'];
process.exitCode = await runNode('The request', [...program, ...process.argv.slice(2)]);
