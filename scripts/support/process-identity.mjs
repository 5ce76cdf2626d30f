import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process of an id began, in the system's own words: a number that is used again names another process. Null when there is none,
 * or where the system does not tell.
 * @param {number} pid
 * @returns {string | null}
 */
export function beginningOf(pid) {
  try {
    if (process.platform === 'linux') return ofLinux(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/**
 * Clock ticks since the machine began; a process that has ended and is only still counted is none.
 * @param {number} pid
 */
function ofLinux(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the bracket may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}
