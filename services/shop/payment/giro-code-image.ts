import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/**
 * Width and height of a QR code module (one square of the code) in pixels: sharp on any screen, in an image of a few
 * kilobytes.
 */
const scale = 8;
const quietModules = 4;

/**
 * Renders a GiroCode as a black-and-white PNG with the quiet zone that banking apps need; error correction level M, as
 * the standard requires.
 */
export function renderGiroCode(code: string): Buffer {
  const { data, size } = encode(code, { ecc: 'M', border: quietModules, boostEcc: false });
  const width = size * scale;
  const rows = data.map((modules) => rowOf(modules, width));
  const lines = rows.flatMap((row) => Array.from({ length: scale }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns one row of pixels, one bit each, 1 for white. The first byte is the PNG filter type (none). */
function rowOf(modules: readonly boolean[], width: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  for (let x = 0; x < width; x += 1) {
    const place = 1 + (x >> 3);
    const isWhite = !modules[Math.floor(x / scale)];
    if (isWhite) row.writeUInt8(row.readUInt8(place) | (0x80 >> (x & 7)), place);
  }
  return row;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
