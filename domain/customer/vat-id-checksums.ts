function toDigits(text: string): number[] {
  return [...text].map(Number);
}

/** Returns the sum of the first digits, each multiplied by its weight. */
function computeWeightedSum(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0);
}

/** Checks the Luhn checksum over all digits; the last one is the check digit. */
function isLuhnValid(number: string): boolean {
  const total = toDigits(number)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return total % 10 === 0;
}

/** Checks ISO 7064, MOD 11,10; the last digit is the check digit. */
function isMod11Valid(number: string): boolean {
  const digits = toDigits(number);
  const product = digits.slice(0, -1).reduce((before, digit) => {
    const sum = (digit + before) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/**
 * Checks Ireland's check letter, for the current format (7 digits, one or two letters) and the old one (digit, sign, 5
 * digits, letter).
 */
function isIrishVatIdValid(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = isOld ? '' : number.slice(8);
  const secondValue = second === '' || second === 'W' ? 0 : second.charCodeAt(0) - 64;
  const total = computeWeightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * secondValue;
  return irishLetters[total % 23] === number[7];
}

/**
 * Checks Spain's check letter or digit, for persons (DNI, NIE and the letters K, L, M) and for companies and public
 * bodies.
 */
function isSpanishVatIdValid(number: string): boolean {
  const last = number.slice(-1);
  const person = personDigits(number);
  if (person !== null) return spanishLetters[Number(person) % 23] === last;
  const kind = number.slice(0, 1);
  if (!/[ABCDEFGHJNPQRSUVW]/.test(kind)) return false;
  const total = toDigits(number.slice(1, 8)).reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  const check = (10 - (total % 10)) % 10;
  const isDigit = last === String(check) && !/[NPQRSW]/.test(kind);
  return isDigit || (last === companyLetters[check] && !/[ABEH]/.test(kind));
}

/** Returns the digits from which a person's check letter is computed; null if the number is not a person's. */
function personDigits(number: string): string | null {
  if (/^\d/.test(number)) return number.slice(0, 8);
  const [kind = '', digits] = [number.slice(0, 1), number.slice(1, 8)];
  if (/[KLM]/.test(kind)) return digits;
  const foreigner = 'XYZ'.indexOf(kind);
  return foreigner < 0 ? null : `${foreigner}${digits}`;
}

type Check = (number: string) => boolean;

/** Checksum algorithms by prefix. The format of the number must already be valid. */
const checks: Record<string, Check> = {
  AT: (number) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, last] = toDigits(number.slice(1));
    const doubled = [b, d, f].reduce((sum, n) => sum + Math.floor(n / 5) + ((n * 2) % 10), 0);
    return (10 - ((doubled + a + c + e + g + 4) % 10)) % 10 === last;
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: (number) => {
    if (number.length === 10) return true;
    const first = computeWeightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check =
      first === 10 ? (computeWeightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === lastDigit(number);
  },
  CH: (number) => elevenMinus(number.slice(1, 10), [5, 4, 3, 2, 7, 6, 5, 4]),
  CY: (number) => {
    const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
    const total = toDigits(number.slice(0, 8)).reduce(
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
    const check = 11 - (computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check % 10 === lastDigit(number);
  },
  DE: isMod11Valid,
  DK: (number) => computeWeightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => tenMinus(number, [3, 7, 1, 3, 7, 1, 3, 7]),
  EL: (number) =>
    (computeWeightedSum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastDigit(number),
  ES: isSpanishVatIdValid,
  FI: (number) => elevenMinus(number, [7, 9, 10, 5, 8, 4, 2]),
  FR: (number) => {
    const siren = number.slice(2);
    // Monaco's numbers begin with 000 and have no such checksum.
    if (!siren.startsWith('000') && !isLuhnValid(siren)) return false;
    if (!/^\d{2}/.test(number)) return true;
    return (12 + 3 * (Number(siren) % 97)) % 97 === Number(number.slice(0, 2));
  },
  GB: isBritishVatIdValid,
  HR: isMod11Valid,
  HU: (number) => tenMinus(number, [9, 7, 3, 1, 9, 7, 3]),
  IE: isIrishVatIdValid,
  IT: (number) => !number.startsWith('0000000') && isLuhnValid(number),
  LT: (number) => {
    const weights = (shift: number) =>
      Array.from({ length: number.length - 1 }, (_, index) => 1 + ((index + shift) % 9));
    const first = computeWeightedSum(number, weights(0)) % 11;
    const check = first === 10 ? (computeWeightedSum(number, weights(2)) % 11) % 10 : first;
    return check === lastDigit(number);
  },
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: (number) => {
    // Numbers of persons begin with 0 to 3 and contain their date of birth.
    if (Number(number[0]) <= 3) return true;
    const rest = computeWeightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
    return (rest <= 3 ? 3 - rest : 14 - rest) === lastDigit(number);
  },
  MT: (number) =>
    37 - (computeWeightedSum(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)),
  NL: (number) => {
    const isCompany =
      computeWeightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]);
    // Sole proprietors since 2020: ISO 7064 over the whole number, with letters as 10 to 35.
    return isCompany || remainder97(`NL${number}`) === 1;
  },
  NO: (number) => elevenMinus(number.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2]),
  PL: (number) =>
    computeWeightedSum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(number),
  PT: (number) => {
    const check = 11 - (computeWeightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (check >= 10 ? 0 : check) === lastDigit(number);
  },
  RO: (number) => {
    const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(10 - number.length);
    return ((computeWeightedSum(number, weights) * 10) % 11) % 10 === lastDigit(number);
  },
  SE: (number) => {
    const branch = Number(number.slice(10));
    return isLuhnValid(number.slice(0, 10)) && branch >= 1 && branch <= 94;
  },
  SI: (number) => {
    const check = 11 - (computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check !== 11 && check % 10 === lastDigit(number);
  },
  SK: (number) => Number(number) % 11 === 0,
  XI: isBritishVatIdValid,
};

/**
 * Checks the checksum of a number. Returns true if the country's algorithm is not public. The format must already be
 * valid.
 */
export function hasValidVatIdChecksum(prefix: string, number: string): boolean {
  return checks[prefix]?.(number) ?? true;
}

/**
 * Checks the checksum of a British VAT number. Numbers of government departments and health authorities (GD, HA) have
 * none.
 */
function isBritishVatIdValid(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  const total = computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return total % 97 === 0 || (total + 55) % 97 === 0;
}

function lastDigit(number: string): number {
  return Number(number.at(-1));
}

/**
 * Checks that the last digit complements the weighted sum to a multiple of eleven. Numbers that would need the digit
 * ten are never issued.
 */
function elevenMinus(number: string, weights: readonly number[]): boolean {
  return (11 - (computeWeightedSum(number, weights) % 11)) % 11 === lastDigit(number);
}

function tenMinus(number: string, weights: readonly number[]): boolean {
  return (10 - (computeWeightedSum(number, weights) % 10)) % 10 === lastDigit(number);
}

function remainder97(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
