import { runChecks } from './support/checks.mjs';
import { closeWith, endWith } from './support/closing.mjs';
import { ensureInstalled } from './support/install.mjs';
import { stopOnSignals } from './support/processes.mjs';

stopOnSignals();
ensureInstalled();
await endWith(closeWith(await runChecks()));
