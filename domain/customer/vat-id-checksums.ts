import { irishChecksum, spanishChecksum } from './vat-id-letters';
import { digitsOf, luhn, mod11Chain, sumOf } from './vat-id-sums';

type Check = (number: string) => boolean;

/** One algorithm per prefix; it gets a number whose format is right. */
const checks: Record<string, Check> = {
  AT: (number) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, last] = digitsOf(number.slice(1));
    const doubled = [b, d, f].reduce((sum, n) => sum + Math.floor(n / 5) + ((n * 2) % 10), 0);
    return (10 - ((doubled + a + c + e + g + 4) % 10)) % 10 === last;
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: (number) => {
    if (number.length === 10) return true;
    const first = sumOf(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (sumOf(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === lastDigit(number);
  },
  CH: (number) => elevenMinus(number.slice(1, 10), [5, 4, 3, 2, 7, 6, 5, 4]),
  CY: (number) => {
    const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
    const total = digitsOf(number.slice(0, 8)).reduce(
      (sum, digit, index) => sum + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
      0,
    );
    return number.charCodeAt(8) - 'A'.charCodeAt(0) === total % 26;
  },
  CZ: (number) => {
    if (number.length === 9) return true;
    if (number.length === 10) {
      return (Number(number.slice(0, 9)) % 11) % 10 === lastDigit(number);
    }
    const check = 11 - (sumOf(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check % 10 === lastDigit(number);
  },
  DE: mod11Chain,
  DK: (number) => sumOf(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => tenMinus(number, [3, 7, 1, 3, 7, 1, 3, 7]),
  EL: (number) => (sumOf(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastDigit(number),
  ES: spanishChecksum,
  FI: (number) => elevenMinus(number, [7, 9, 10, 5, 8, 4, 2]),
  FR: (number) => {
    const siren = number.slice(2);
    // Monaco's numbers begin with 000 and keep no such checksum.
    if (!siren.startsWith('000') && !luhn(siren)) return false;
    if (!/^\d{2}/.test(number)) return true;
    return (12 + 3 * (Number(siren) % 97)) % 97 === Number(number.slice(0, 2));
  },
  GB: britishChecksum,
  HR: mod11Chain,
  HU: (number) => tenMinus(number, [9, 7, 3, 1, 9, 7, 3]),
  IE: irishChecksum,
  IT: (number) => !number.startsWith('0000000') && luhn(number),
  LT: (number) => {
    const weights = (shift: number) =>
      Array.from({ length: number.length - 1 }, (_, index) => 1 + ((index + shift) % 9));
    const first = sumOf(number, weights(0)) % 11;
    const check = first === 10 ? (sumOf(number, weights(2)) % 11) % 10 : first;
    return check === lastDigit(number);
  },
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: (number) => {
    // Numbers of people begin with 0 to 3 and are their day of birth.
    if (Number(number[0]) <= 3) return true;
    const rest = sumOf(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
    return (rest <= 3 ? 3 - rest : 14 - rest) === lastDigit(number);
  },
  MT: (number) => 37 - (sumOf(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)),
  NL: (number) => {
    const isCompany = sumOf(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]);
    // Since 2020 sole proprietors: ISO 7064 over the whole number, letters as 10 to 35.
    return isCompany || remainder97(`NL${number}`) === 1;
  },
  NO: (number) => elevenMinus(number.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2]),
  PL: (number) => sumOf(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(number),
  PT: (number) => {
    const check = 11 - (sumOf(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (check >= 10 ? 0 : check) === lastDigit(number);
  },
  RO: (number) => {
    const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(10 - number.length);
    return ((sumOf(number, weights) * 10) % 11) % 10 === lastDigit(number);
  },
  SE: (number) => {
    const branch = Number(number.slice(10));
    return luhn(number.slice(0, 10)) && branch >= 1 && branch <= 94;
  },
  SI: (number) => {
    const check = 11 - (sumOf(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check !== 11 && check % 10 === lastDigit(number);
  },
  SK: (number) => Number(number) % 11 === 0,
  XI: britishChecksum,
};

/** True when the number's checksum is right, or its country's algorithm is not public. The format must have been checked. */
export function checksumOf(prefix: string, number: string): boolean {
  return checks[prefix]?.(number) ?? true;
}

/** Government departments and health authorities (GD, HA) have no checksum. */
function britishChecksum(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  const total = sumOf(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return total % 97 === 0 || (total + 55) % 97 === 0;
}

function lastDigit(number: string): number {
  return Number(number.at(-1));
}

/** The last digit is what the weighted sum lacks to a multiple of eleven; ten is never given out. */
function elevenMinus(number: string, weights: readonly number[]): boolean {
  return (11 - (sumOf(number, weights) % 11)) % 11 === lastDigit(number);
}

function tenMinus(number: string, weights: readonly number[]): boolean {
  return (10 - (sumOf(number, weights) % 10)) % 10 === lastDigit(number);
}

function remainder97(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
