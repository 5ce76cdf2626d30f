import { digitsOf, sumOf } from './vat-id-sums';

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** Ireland's check letter, for the form of today (7 digits, one or two letters) and the old one (digit, sign, 5 digits, letter). */
export function irishChecksum(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = isOld ? '' : number.slice(8);
  const secondValue = second === '' || second === 'W' ? 0 : second.charCodeAt(0) - 64;
  const total = sumOf(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * secondValue;
  return irishLetters[total % 23] === number[7];
}

/** Spain's check letter or digit: of people (DNI, NIE and the letters K, L, M), else of companies and bodies. */
export function spanishChecksum(number: string): boolean {
  const last = number.slice(-1);
  const person = personDigits(number);
  if (person !== null) return spanishLetters[Number(person) % 23] === last;
  const kind = number.slice(0, 1);
  if (!/[ABCDEFGHJNPQRSUVW]/.test(kind)) return false;
  const total = digitsOf(number.slice(1, 8)).reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  const check = (10 - (total % 10)) % 10;
  const isDigit = last === String(check) && !/[NPQRSW]/.test(kind);
  return isDigit || (last === companyLetters[check] && !/[ABEH]/.test(kind));
}

/** The digits that make the letter of a person's number; null for everybody else's. */
function personDigits(number: string): string | null {
  if (/^\d/.test(number)) return number.slice(0, 8);
  const [kind = '', digits] = [number.slice(0, 1), number.slice(1, 8)];
  if (/[KLM]/.test(kind)) return digits;
  const foreigner = 'XYZ'.indexOf(kind);
  return foreigner < 0 ? null : `${foreigner}${digits}`;
}
