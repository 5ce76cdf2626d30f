import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stopWith } from './log.mjs';

/** @type {Record<string, string>} */
const advice = {
  EEXIST: 'a part of its path is a file and no folder. Move that away, or set another DATA_DIR.',
  EACCES:
    'the user of this process may not write there. Give it the right, or set another DATA_DIR.',
  EROFS: 'its disk is mounted for reading only. Mount it for writing, or set another DATA_DIR.',
  ENOSPC: 'there is no space left on its disk. Make some and start again; nothing is lost.',
};
/** @type {Record<string, string>} */
const sameAs = { ENOTDIR: 'EEXIST', EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/**
 * Makes the data folder where it is missing and tries to write to it. Answers with why that cannot be, in a sentence; null when it can.
 * @param {string} dataDir
 * @returns {string | null}
 */
export function dataDirProblem(dataDir) {
  const probe = join(dataDir, `.written-by-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'Removed at once.');
    rmSync(probe);
    return null;
  } catch (error) {
    const reason = advice[sameAs[error.code] ?? error.code] ?? `${error.message}.`;
    return `DATA_DIR (${resolve(dataDir)}) cannot be used: ${reason}`;
  }
}

/**
 * Stops with a sentence where the data folder cannot be used.
 * @param {string} dataDir
 */
export function requireDataDir(dataDir) {
  const problem = dataDirProblem(dataDir);
  if (problem !== null) stopWith(problem);
}
