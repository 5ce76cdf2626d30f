import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Makes a folder, and all that lies in it, its owner's alone: databases hold addresses, mails and keys. What this process makes from
 * now on is so from the beginning. A folder that is not there is made.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: folderMode });
  repair(folder);
}

function repair(path: string): void {
  if (!existsSync(path)) return;
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const wanted = found.isDirectory() ? folderMode : fileMode;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  if (found.isDirectory()) for (const name of readdirSync(path)) repair(join(path, name));
}
