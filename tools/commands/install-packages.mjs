import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { printLine, startProgressStep, exitWithError } from '../../server/supervisor/console.mjs';

const stampFile = 'node_modules/.installed-lockfile';

/** Exits with a clear message if Node is older than 20.19, before it causes an obscure error. */
function validateNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWithError(`This project needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Installs the packages of package-lock.json if they are missing or from another lock file. */
export function installPackages() {
  validateNodeVersion();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  const done = startProgressStep('Installing packages (about a minute, once)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`, which rejects a lock file without the optional packages of other platforms.
  const result = spawnSync(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0)
    exitWithError('The packages could not be installed: see the lines above.');
  writeFileSync(stampFile, lock);
  done();
  printLine();
}
