import { runCommand } from './support/run-command.mjs';

await runCommand('The order', 'order-progress');
