import { backendProgram } from './support/backend-build.mjs';
import { loadEnvironment } from './support/environment.mjs';
import { runNode } from './support/processes.mjs';

await loadEnvironment(false);
const program = await backendProgram('back-up');
process.exitCode = await runNode('The backup', [...program, ...process.argv.slice(2)]);
