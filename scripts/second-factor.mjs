import { runCommand } from './support/run-command.mjs';

await runCommand('The second factor', 'second-factor');
