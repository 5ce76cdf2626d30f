import { runCommand } from './support/run-command.mjs';

await runCommand('The request', 'dealer-request');
