/** A setting as dotenv reads it: a name, and a value that may be quoted and run over several lines. */
const setting =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/gm;

/**
 * Why the settings of a .env file would be lost or changed without a word; null where they would not. Editors of Windows save UTF-16,
 * of which nothing is read, and of a name that stands twice only the last value counts.
 * @param {string} file
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function envFileProblem(file, bytes) {
  const text = decoded(bytes);
  if (text === null || text.includes('\0'))
    return `${file} is not written in UTF-8: save it as UTF-8.`;
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const [, name = '', value = ''] of text.matchAll(setting)) {
    const earlier = known.get(name);
    if (earlier !== undefined && earlier !== value.trim())
      return `${file} names ${name} twice, with different values: keep one of them.`;
    known.set(name, value.trim());
  }
  return null;
}

/** @param {Uint8Array} bytes */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
