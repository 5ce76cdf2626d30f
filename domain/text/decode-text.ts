/** Characters for bytes 80 to 9f, where Windows-1252 differs from ISO-8859-1. The five undefined bytes are kept. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Bytes used to detect the encoding. */
const probeBytes = 400;

/**
 * Decodes a text file: UTF-8, UTF-16 (with or without byte order mark) or Windows-1252. Removes the byte order mark.
 * Returns null for binary files, such as a workbook.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  const text = utf16 === null ? decodeWithFallback(bytes) : new TextDecoder(utf16).decode(bytes);
  return text.includes('\0') ? null : text;
}

/** Decodes valid UTF-8, otherwise Windows-1252, which older systems use without declaring it. */
export function decodeWithFallback(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Removes a UTF-8 byte order mark. A file can have one despite invalid bytes, for example if files were
    // concatenated.
    return decodeWindows1252(bytes).replace(/^\u00EF\u00BB\u00BF/, '');
  }
}

/**
 * Decodes Windows-1252, a superset of ISO-8859-1. The decoder of our Node versions treats it as ISO-8859-1 and loses
 * the euro sign.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (char) => windowsSigns[char.charCodeAt(0) - 0x80] ?? char);
}

/** Detects UTF-16 by the byte order mark or by the zero in every second byte of Latin text. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const probe = bytes.subarray(0, Math.min(probeBytes, bytes.length - (bytes.length % 2)));
  const zeros = [0, 0];
  for (const [at, byte] of probe.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const max = probe.length * 0.4;
  if (odd > max && even === 0) return 'utf-16le';
  return even > max && odd === 0 ? 'utf-16be' : null;
}
