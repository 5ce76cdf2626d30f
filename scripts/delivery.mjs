import { backendProgram } from './support/backend-build.mjs';
import { loadEnvironment } from './support/environment.mjs';
import { runNode } from './support/processes.mjs';

await loadEnvironment(false);
const program = await backendProgram('delivery-move');
process.exitCode = await runNode('The delivery', [...program, ...process.argv.slice(2)]);
