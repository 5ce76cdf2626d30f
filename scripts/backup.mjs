import { runCommand } from './support/run-command.mjs';

await runCommand('The backup', 'back-up');
