import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { buildGiroCode } from '@/domain/payment/bank-transfer';
import { renderGiroCode } from './giro-code-image';

const code =
  buildGiroCode({
    ...{ holder: 'Lautlos Fahrräder GmbH', iban: 'DE89 3704 0044 0532 0130 00' },
    ...{ bic: 'COBADEFFXXX', amountCents: 279_500, reference: '241514' },
  }) ?? '';

/** Reads the modules of a QR code at their centers. True means dark. */
function modulesOf(png: Buffer, count: number): boolean[][] {
  const width = png.readUInt32BE(16);
  const begin = png.indexOf('IDAT');
  const length = png.readUInt32BE(begin - 4);
  const rows = inflateSync(png.subarray(begin + 4, begin + 4 + length));
  const bytesPerRow = 1 + Math.ceil(width / 8);
  const scale = width / count;
  const isDark = (x: number, y: number) =>
    (rows.readUInt8(y * bytesPerRow + 1 + (x >> 3)) & (0x80 >> (x & 7))) === 0;
  const middle = (index: number) => Math.floor((index + 0.5) * scale);
  return Array.from({ length: count }, (_, y) =>
    Array.from({ length: count }, (_, x) => isDark(middle(x), middle(y))),
  );
}

it('draws each module of the code with a quiet zone of four modules', () => {
  const { data, size, version } = encode(code, { ecc: 'M', border: 4, boostEcc: false });
  const modules = modulesOf(renderGiroCode(code), size);
  expect(modules).toEqual(data);
  expect(version).toBeLessThanOrEqual(13);
  for (const edge of [0, 1, 2, 3, size - 1]) expect(modules[edge]).not.toContain(true);
});

it('is an image of a few hundred bytes with valid checksums', () => {
  const png = renderGiroCode(code);
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  expect(png.length).toBeLessThan(2_000);
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
