import { runNodeProcess } from '../../server/supervisor/child-processes.mjs';
import { loadEnvironment } from '../../server/supervisor/environment.mjs';
import { installPackages } from './install-packages.mjs';

/** `npm run contract`: checks a shop with the settings of the .env files (contract-check.ts). */
installPackages();
await loadEnvironment(false);
const args = ['--import', 'tsx', 'tools/commands/contract-check.ts', ...process.argv.slice(2)];
process.exitCode = await runNodeProcess('The check of the shop', args);
