import { joinLines } from '@/domain/text/text-utils';
import { ConfigError } from '../platform/environment';
import { DatabaseUnavailable } from './database-errors';

/** Returns one sentence for the operator on what to do with a damaged file. */
export function formatDamagedFile(file: string, words: string): string {
  return `${file} is damaged (${joinLines(words, '; ')}). Keep it as it is and restore the last backup in its place; what the backup lacks may be saved with: sqlite3 "${file}" ".recover"`;
}

/** Maps system and SQLite errors about an unusable file to messages for the operator. */
const sentences: readonly (readonly [RegExp, (place: string, words: string) => string])[] = [
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, formatDamagedFile],
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    (place) =>
      `${place} cannot be written to. Give the user of this process the right to write there, or mount the disk for writing.`,
  ],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    (place) => `There is no space left for ${place}. Make some and start again; nothing is lost.`,
  ],
  [
    /^SQLITE_BUSY/,
    (place) =>
      `${place} is locked by another program. End it, or wait until it is done, and start again.`,
  ],
  [
    /^(EEXIST|ENOTDIR)/,
    (place) => `${place} cannot be made, as a part of its path is a file and no folder.`,
  ],
  [
    /^SQLITE_CANTOPEN/,
    (place) =>
      `${place} cannot be opened. It has to be a file, or not to be there, in a folder that the user of this process may write to.`,
  ],
  [/^SQLITE_IOERR/, (place) => `The disk of ${place} fails. Look at the system’s own log.`],
];

/** Maps an error to a ConfigError with the path and what to do, or returns it unchanged if it is unknown. */
export function toStartupError(error: unknown, place: string): unknown {
  if (error instanceof DatabaseUnavailable) return toStartupError(error.cause, place);
  if (!(error instanceof Error) || error instanceof ConfigError) return error;
  const code = codeOf(error);
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1];
  return sentence ? new ConfigError(sentence(place, error.message)) : error;
}

/** Returns the error code. The driver has none if it cannot open the file. */
function codeOf(error: Error): string {
  if (error.message.includes('Unable to open connection')) return 'SQLITE_CANTOPEN';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
