import { runCommand } from './support/run-command.mjs';

await runCommand('The move', 'move-database');
