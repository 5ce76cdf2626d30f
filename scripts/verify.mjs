import { runChecks } from './support/checks.mjs';
import { closeWith } from './support/closing.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopOnSignals } from './support/processes.mjs';

stopOnSignals();
ensureInstalled();
process.exit(closeWith(await runChecks()));
