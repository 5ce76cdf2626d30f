/** Thrown for invalid UTF-8, with the line number from 1. */
export class InvalidUtf8Error extends Error {
  override readonly name = 'InvalidUtf8Error';
  readonly line: number;

  constructor(line: number) {
    super(`is not written in UTF-8 (line ${line}): save it as UTF-8`);
    this.line = line;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const newline = 0x0a;

/**
 * Decodes a UTF-8 text file and removes the byte order mark. Throws InvalidUtf8Error for invalid UTF-8, which the
 * default decoder would silently replace, and for zero bytes, which occur in UTF-16 and in damaged files.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text !== null && !text.includes('\0')) return text;
  throw new InvalidUtf8Error(firstWrongLine(bytes));
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns the number (from 1) of the first invalid line. In UTF-8 a line break byte is never part of another character,
 * so each line can be checked separately.
 */
function firstWrongLine(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(newline, start);
    const text = decoded(bytes.subarray(start, end < 0 ? undefined : end));
    if (end < 0 || text === null || text.includes('\0')) return line;
    start = end + 1;
  }
}
