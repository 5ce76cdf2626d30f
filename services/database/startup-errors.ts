import { joinLines } from '@/domain/text/text-utils';
import { ConfigError } from '../platform/services-config';
import { DatabaseUnavailable } from './database-errors';

/** Returns one sentence for the operator on what to do with a damaged file. */
export function formatDamagedFile(file: string, words: string): string {
  return `${file} is damaged (${joinLines(words, '; ')}). Keep it as it is and restore the last backup in its place; what the backup lacks may be saved with: sqlite3 "${file}" ".recover"`;
}

/** Maps system and SQLite errors about an unusable file to messages for the operator. */
const sentences: readonly (readonly [RegExp, (place: string, message: string) => string])[] = [
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, formatDamagedFile],
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    (place) =>
      `${place} is not writable. Grant the user of this process write access, or mount the disk for writing.`,
  ],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    (place) =>
      `No disk space left for ${place}. Free some space and start again; no data was lost.`,
  ],
  [
    /^SQLITE_BUSY/,
    (place) =>
      `${place} is locked by another program. Stop that program, or wait until it has finished, and start again.`,
  ],
  [
    /^(EEXIST|ENOTDIR)/,
    (place) =>
      `${place} cannot be created because a part of its path is a file instead of a folder.`,
  ],
  [
    /^SQLITE_CANTOPEN/,
    (place) =>
      `${place} cannot be opened. It must be a file, or not exist yet, in a folder that the user of this process can write to.`,
  ],
  [/^SQLITE_IOERR/, (place) => `The disk of ${place} reports errors. See the system log.`],
];

/** Maps an error to a ConfigError with the path and what to do, or returns it unchanged if it is unknown. */
export function toStartupError(error: unknown, place: string): unknown {
  if (error instanceof DatabaseUnavailable) return toStartupError(error.cause, place);
  if (!(error instanceof Error) || error instanceof ConfigError) return error;
  const code = codeOf(error);
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1];
  return sentence ? new ConfigError(sentence(place, error.message)) : error;
}

/**
 * Returns the code of an error. If the file cannot be opened, the driver gives none, so SQLITE_CANTOPEN is returned.
 */
function codeOf(error: Error): string {
  if (error.message.includes('Unable to open connection')) return 'SQLITE_CANTOPEN';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
