/** Bytes 80 to 9f, where Windows-1252 differs from ISO-8859-1; the five it leaves open stand for themselves. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Enough of a file to see how it is written. */
const probeBytes = 400;

/**
 * The text of a file saved by any usual program: UTF-8, UTF-16 (with or without byte order mark) or Windows-1252. The mark is not
 * part of it. Null for what is no text, such as a workbook.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  const text = utf16 === null ? decodeWithFallback(bytes) : new TextDecoder(utf16).decode(bytes);
  return text.includes('\0') ? null : text;
}

/** UTF-8 where the bytes are it, else Windows-1252: what older systems send without a declaration. */
export function decodeWithFallback(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // One byte of another encoding, as where files were joined: a mark in front is still none of the text.
    return decodeWindows1252(bytes).replace(/^\u00EF\u00BB\u00BF/, '');
  }
}

/**
 * The text of bytes in Windows-1252, which holds ISO-8859-1. The platform's own decoder takes both for ISO-8859-1 in the versions of
 * Node we run on, and loses the euro sign.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (char) => windowsSigns[char.charCodeAt(0) - 0x80] ?? char);
}

/** By its mark; without one, by the zero in every second byte of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const probe = bytes.subarray(0, Math.min(probeBytes, bytes.length - (bytes.length % 2)));
  const zeros = [0, 0];
  for (const [at, byte] of probe.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = probe.length * 0.4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}
