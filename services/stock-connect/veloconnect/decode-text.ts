import { decodeWithFallback, decodeWindows1252 } from '@/domain/text/decode-text';
import { VeloError } from './velo-request';

const readable = new Set([
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'utf-16',
  'utf-16le',
  'utf-16be',
]);

/**
 * Decodes an XML body. The encoding is taken from the XML declaration, otherwise from the Content-Type. Without either,
 * the body is read as UTF-8, or as Windows-1252 if it is not valid UTF-8. ISO-8859-1 is read as Windows-1252, its
 * superset. Throws VeloError for other encodings, and for invalid UTF-8 if UTF-8 was declared.
 */
export function decodeXml(bytes: Uint8Array, contentType: string): string {
  const declared = declaredEncoding(bytes) ?? /charset="?([\w.-]+)/i.exec(contentType)?.[1];
  if (declared === undefined) return decodeWithFallback(bytes);
  const label = declared.toLowerCase() === 'utf8' ? 'utf-8' : declared.toLowerCase();
  if (!readable.has(label)) throw new VeloError('malformed', `Unknown encoding ${label}`);
  if (label === 'iso-8859-1' || label === 'windows-1252') return decodeWindows1252(bytes);
  try {
    return new TextDecoder(label === 'us-ascii' ? 'utf-8' : label, { fatal: true }).decode(bytes);
  } catch {
    throw new VeloError('malformed', `The document is not written in ${label}`);
  }
}

/** Decodes a percent-encoded parameter, with plus signs as spaces. An invalid percent sign is kept. */
export function decodeParameter(raw: string): string {
  const text = raw.replaceAll('+', ' ');
  if (!text.includes('%')) return text;
  const encoded = new TextEncoder().encode(text);
  const bytes: number[] = [];
  for (let index = 0; index < encoded.length; index += 1) {
    const byte = encoded[index] ?? 0;
    const hex = byte === 0x25 ? /^[0-9a-f]{2}$/i.exec(ascii(encoded, index + 1)) : null;
    if (hex) {
      bytes.push(Number.parseInt(hex[0], 16));
      index += 2;
    } else bytes.push(byte);
  }
  return decodeWithFallback(Uint8Array.from(bytes));
}

function ascii(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(bytes[start] ?? 0, bytes[start + 1] ?? 0);
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = decodeWindows1252(bytes.subarray(0, 200));
  return /^(?:\xEF\xBB\xBF|ï»¿)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1];
}
