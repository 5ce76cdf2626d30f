import { statSync } from 'node:fs';

/**
 * What tells that a file is another than before without reading it: size, both of its times and its number on the disk, so that a
 * file put in its place with the old time is noticed, too. Null when it is not there.
 */
export function fileMark(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? [found.size, found.mtimeMs, found.ctimeMs, found.ino].join('-') : null;
}
