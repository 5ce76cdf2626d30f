/** Bytes 80 to 9f, where Windows-1252 differs from ISO-8859-1; the five it leaves open stand for themselves. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of bytes in Windows-1252, which holds ISO-8859-1. The platform's own decoder takes both for ISO-8859-1 in the versions of
 * Node we run on, and loses the euro sign.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (char) => special[char.charCodeAt(0) - 0x80] ?? char);
}
