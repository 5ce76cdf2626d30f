import { type BikeSku, parseSku } from '../catalog/sku';
import { checkCharacter, codeAlphabet } from './check-character';
import { Packer, Unpacker } from './packed-number';

/** A bicycle as somebody put it together: its variant and the numbers of the parts that are mounted, in rising order. */
export interface Configuration {
  readonly sku: string;
  readonly parts: readonly number[];
}

/** Parts a configuration may have. */
export const maxParts = 12;
/** The highest number a part may bear. */
export const maxPartNumber = 1023;

/** In this order for ever: codes that are printed count on it. */
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'ONE', 'XXS'] as const;
const longestCode = 64;

/**
 * The code of a configuration, four characters a group: the variant and the parts themselves, so that nothing has to be stored, and a check character
 * (decision 200). The same configuration always has the same code. Null for what is no bicycle's sku, or parts that cannot be.
 */
export function configurationCode({ sku, parts }: Configuration): string | null {
  const bike = parseSku(sku);
  const numbers = [...new Set(parts)].sort((a, b) => a - b);
  const isPart = (number: number) =>
    Number.isInteger(number) && number > 0 && number <= maxPartNumber;
  if (bike === null || numbers.length > maxParts || !numbers.every(isPart)) return null;
  const packer = new Packer();
  packer.text(bike.type);
  const isUsual = packUsual(packer, bike);
  for (const number of numbers.toReversed()) packer.push(number, maxPartNumber + 1);
  packer.push(numbers.length, maxParts + 1);
  packer.push(isUsual ? 0 : 1, 2);
  const digits = packer.toBase32(codeAlphabet);
  return grouped(digits + checkCharacter(digits));
}

/** The configuration of a code as somebody typed it: any case, hyphens and blanks as they come, O for 0, I and L for 1. Null for what is no code. */
export function readConfigurationCode(typed: string): Configuration | null {
  const code = plainConfigurationCode(typed);
  if (code === null) return null;
  const digits = code.slice(0, -1);
  if (checkCharacter(digits) !== code.at(-1)) return null;
  const unpacker = Unpacker.fromBase32(digits, codeAlphabet);
  const isUsual = unpacker.pull(2) === 0;
  const parts = Array.from({ length: unpacker.pull(maxParts + 1) }, () =>
    unpacker.pull(maxPartNumber + 1),
  );
  const rest = isUsual ? pullUsual(unpacker) : pullAny(unpacker);
  const sku = [unpacker.text(), ...rest].join('.');
  // What is written in another way than the shop writes it was not made by it.
  return configurationCode({ sku, parts }) === grouped(code) ? { sku, parts } : null;
}

/** A code without hyphens, in capitals, as lines of an order keep it; null for what cannot be one. */
export function plainConfigurationCode(typed: string): string | null {
  if (typed.length > longestCode) return null;
  const code = typed
    .toUpperCase()
    .replace(/[\s.\-–]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length >= 4 && [...code].every((one) => codeAlphabet.includes(one));
  return isCode ? code : null;
}

/** A code in groups of four, as people read it. */
export function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The form of nearly all skus, which is shorter; false when it was not possible and the other one was packed. */
function packUsual(packer: Packer, { year, variation, size, color }: BikeSku): boolean {
  const sizeAt = sizes.findIndex((known) => known === size);
  const isUsual = sizeAt >= 0 && /^[A-Z]$/.test(variation) && /^[A-Z]{2}$/.test(color);
  if (isUsual) {
    for (const letter of color) packer.push(letters.indexOf(letter), letters.length);
    packer.push(sizeAt, sizes.length);
    packer.push(letters.indexOf(variation), letters.length);
  } else for (const text of [color, size, variation]) packer.endedText(text);
  packer.push(year, 100);
  return isUsual;
}

function pullUsual(unpacker: Unpacker): string[] {
  const year = unpacker.pull(100);
  const variation = letters.charAt(unpacker.pull(letters.length));
  const size = sizes[unpacker.pull(sizes.length)] ?? '';
  const second = letters.charAt(unpacker.pull(letters.length));
  return [twoDigits(year), variation, size, letters.charAt(unpacker.pull(letters.length)) + second];
}

function pullAny(unpacker: Unpacker): string[] {
  const year = unpacker.pull(100);
  const [variation, size, color] = [0, 0, 0].map(() => unpacker.endedText());
  return [twoDigits(year), variation ?? '', size ?? '', color ?? ''];
}

const twoDigits = (year: number): string => String(year).padStart(2, '0');
