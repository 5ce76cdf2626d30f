import { closeWith, runChecks } from './support/checks.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopOnSignals } from './support/processes.mjs';

stopOnSignals();
ensureInstalled();
process.exit(closeWith(await runChecks()));
