import { type BikeSku, parseBikeSku } from '@/domain/catalog/sku';

/**
 * Crockford's base32 alphabet without letters that can be confused with digits or each other; the index of a character
 * is its value.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bits of x^5 + x^2 + 1, a primitive polynomial of the finite field with 32 elements. */
const POLYNOMIAL = 0b100101;

const powers = Array.from({ length: 31 }).reduce<number[]>(
  (known) => [...known, double(known.at(-1) ?? 0)],
  [1],
);

/**
 * Computes the check character of a code. It detects any single wrong character and any two swapped characters up to 31
 * positions apart. Throws for a character outside the alphabet; normalize the text first.
 */
export function computeCheckCharacter(text: string): string {
  const sum = [...text].reduce((total, character, place) => {
    const value = codeAlphabet.indexOf(character);
    if (value < 0) throw new Error(`No character of a code: ${character}`);
    return total ^ times(value, powers[(place + 1) % 31] ?? 1);
  }, 0);
  return codeAlphabet.charAt(sum);
}

function double(value: number): number {
  const doubled = value << 1;
  return doubled & 0b100000 ? doubled ^ POLYNOMIAL : doubled;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let [left, right] = [a, b]; right > 0; left = double(left), right >>= 1)
    if (right & 1) product ^= left;
  return product;
}

const textAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Packs small numbers and texts into one large number; the last one packed is the first to be unpacked. */
class NumberPacker {
  /** Starts at 1 so that leading zeros are preserved. */
  #value = 1n;

  /** Appends a whole number from 0 to `base` - 1. */
  push(number: number, base: number): void {
    this.#value = this.#value * BigInt(base) + BigInt(number);
  }

  /**
   * Appends upper-case letters and digits without an end marker. Must be called first, because the text is unpacked
   * last, up to the end of the number.
   */
  text(text: string): void {
    for (const letter of text) this.push(textAlphabet.indexOf(letter), textAlphabet.length);
  }

  /** Appends upper-case letters and digits with an end marker. */
  endedText(text: string): void {
    this.push(0, textAlphabet.length + 1);
    for (const letter of text.split('').toReversed())
      this.push(textAlphabet.indexOf(letter) + 1, textAlphabet.length + 1);
  }

  toBase32(alphabet: string): string {
    let digits = '';
    for (let left = this.#value; left > 0n; left /= 32n)
      digits = alphabet.charAt(Number(left % 32n)) + digits;
    return digits;
  }
}

/** Unpacks numbers written by NumberPacker. An invalid number yields arbitrary values, never an error. */
class NumberUnpacker {
  #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  static fromBase32(digits: string, alphabet: string): NumberUnpacker {
    return new NumberUnpacker(
      [...digits].reduce((value, digit) => value * 32n + BigInt(alphabet.indexOf(digit)), 0n),
    );
  }

  pull(base: number): number {
    const number = Number(this.#value % BigInt(base));
    this.#value /= BigInt(base);
    return number;
  }

  endedText(): string {
    let text = '';
    for (;;) {
      const letter = this.#value > 0n ? this.pull(textAlphabet.length + 1) : 0;
      if (letter === 0) return text;
      text += textAlphabet.charAt(letter - 1);
    }
  }

  text(): string {
    let text = '';
    while (this.#value > 1n) text = textAlphabet.charAt(this.pull(textAlphabet.length)) + text;
    return text;
  }
}

/** A configured bicycle: its variant and the numbers of the mounted parts, ascending. */
export interface Configuration {
  readonly sku: string;
  readonly parts: readonly number[];
}

/** Maximum number of parts of a configuration. */
export const maxParts = 12;
/** Highest part number that a configuration code can contain. */
export const maxPartNumber = 1023;

/** Frame sizes by their index in configuration codes. Never change the order: printed codes depend on it. */
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'ONE', 'XXS'] as const;
const longestCode = 64;

/**
 * Formats the code of a configuration in groups of four characters. The code contains variant, parts and a check
 * character, so nothing has to be stored (docs/decisions/0026). The same configuration always has the same code. Null
 * for an SKU that is not a bike's, and for invalid parts.
 */
export function formatConfigurationCode({ sku, parts }: Configuration): string | null {
  const bike = parseBikeSku(sku);
  const numbers = [...new Set(parts)].sort((a, b) => a - b);
  const isPart = (number: number) =>
    Number.isInteger(number) && number > 0 && number <= maxPartNumber;
  if (bike === null || numbers.length > maxParts || !numbers.every(isPart)) return null;
  const packer = new NumberPacker();
  packer.text(bike.type);
  const isUsual = packUsual(packer, bike);
  for (const number of numbers.toReversed()) packer.push(number, maxPartNumber + 1);
  packer.push(numbers.length, maxParts + 1);
  packer.push(isUsual ? 0 : 1, 2);
  const digits = packer.toBase32(codeAlphabet);
  return formatCodeGroups(digits + computeCheckCharacter(digits));
}

/**
 * Parses a typed configuration code, ignoring case, hyphens and spaces; O is read as 0, I and L as 1. Null for an
 * invalid code.
 */
export function parseConfigurationCode(typed: string): Configuration | null {
  const code = normalizeConfigurationCode(typed);
  if (code === null) return null;
  const digits = code.slice(0, -1);
  if (computeCheckCharacter(digits) !== code.at(-1)) return null;
  const unpacker = NumberUnpacker.fromBase32(digits, codeAlphabet);
  const isUsual = unpacker.pull(2) === 0;
  const parts = Array.from({ length: unpacker.pull(maxParts + 1) }, () =>
    unpacker.pull(maxPartNumber + 1),
  );
  const rest = isUsual ? pullUsual(unpacker) : pullAny(unpacker);
  const sku = [unpacker.text(), ...rest].join('.');
  // Rejects codes that differ from the canonical code of the configuration.
  return formatConfigurationCode({ sku, parts }) === formatCodeGroups(code) ? { sku, parts } : null;
}

/** Normalizes a code to upper case without hyphens, as stored in order lines; null for a text that cannot be a code. */
export function normalizeConfigurationCode(typed: string): string | null {
  if (typed.length > longestCode) return null;
  const code = typed
    .toUpperCase()
    .replace(/[\s.\-–]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length >= 4 && [...code].every((one) => codeAlphabet.includes(one));
  return isCode ? code : null;
}

/** Formats a code in groups of four for display. */
export function formatCodeGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Packs year, frame, size and color of an SKU. Packs the short form, which fits nearly all SKUs, and returns true;
 * otherwise packs the long form and returns false.
 */
function packUsual(packer: NumberPacker, { year, variation, size, color }: BikeSku): boolean {
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

function pullUsual(unpacker: NumberUnpacker): string[] {
  const year = unpacker.pull(100);
  const variation = letters.charAt(unpacker.pull(letters.length));
  const size = sizes[unpacker.pull(sizes.length)] ?? '';
  const second = letters.charAt(unpacker.pull(letters.length));
  return [twoDigits(year), variation, size, letters.charAt(unpacker.pull(letters.length)) + second];
}

function pullAny(unpacker: NumberUnpacker): string[] {
  const year = unpacker.pull(100);
  const [variation, size, color] = [0, 0, 0].map(() => unpacker.endedText());
  return [twoDigits(year), variation ?? '', size ?? '', color ?? ''];
}

const twoDigits = (year: number): string => String(year).padStart(2, '0');
