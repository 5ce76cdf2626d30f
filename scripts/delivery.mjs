import { runCommand } from './support/run-command.mjs';

await runCommand('The delivery', 'delivery-move');
