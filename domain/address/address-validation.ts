import { findCountryRule } from './country-rules';

interface StreetLine {
  readonly street: string;
  readonly streetNumber: string;
}

/** `12`, `12a`, `12-14`, `12/3`, `12 bis`, `A12`; at most twelve characters. */
const number = String.raw`[A-Za-z]?\d{1,5}(?:\s?[A-Za-z](?![A-Za-z])|\s(?:bis|ter|quater)\b)?(?:\s?[-–/]\s?\d{1,5}[A-Za-z]?)?`;
const numberLast = new RegExp(String.raw`^(?<street>.*\D[.,]?)\s+(?<streetNumber>${number})$`, 'i');
const numberFirst = new RegExp(String.raw`^(?<streetNumber>${number}),?\s+(?<street>\D.*)$`, 'i');

/** Words of a place inside a house, in the languages of the countries the shop delivers to. */
const insideHouse =
  /stock|etage|étage|geschoss|geschoß|\b[oudeh]g\b|hinterhaus|vorderhaus|seitenflügel|aufgang|floor|flat|apartment|appartement|wohnung|bâtiment|verdieping|poschodí|piętro|\bsal\b|^\s*(?:top|stiege|tür)\.?\s*\d/i;

/**
 * Street and house number of a line that holds both, as browsers fill it (autocomplete `address-line1`): behind the street, or
 * before it where the country writes it there; null when the line holds no number.
 */
export function parseStreetLine(line: string, countryId: string): StreetLine | null {
  const text = line.trim();
  const isNumberFirst = findCountryRule(countryId)?.isNumberFirst ?? false;
  const order = isNumberFirst ? [numberFirst, numberLast] : [numberLast];
  for (const pattern of order) {
    const { street, streetNumber } = pattern.exec(text)?.groups ?? {};
    if (street && streetNumber) return { street: street.replace(/,$/, '').trim(), streetNumber };
  }
  return null;
}

/** True for a text that names a floor, a flat or a part of the building instead of a house number. */
export function isApartmentDetail(text: string): boolean {
  return insideHouse.test(text);
}

/** What people write between the digits of a number: blanks of all kinds, brackets, slashes, dots, hyphens and dashes. */
const separators = /[\s()[\]/.,·\-\u2010-\u2015]/g;

/** What stands before a number: `Tel.`, `Mobil:`, `T`. */
const label =
  /^(?:tel(?:efon|ephone)?|fon|phone|mobile?|handy|cell|(?:tele)?fax|[tmf](?![a-z]))?[.:]*\s*/i;

/** Digits of the shortest number in use and of the longest one (ITU-T E.164). */
const minDigits = 5;
const maxDigits = 15;
/** With all that people write between digits. */
const longest = 100;

/**
 * True for a telephone number in any way people write one: (030) 555 0140, 01.23.45.67.89, 0475/12.34.56, +49 (0)30 555-0140.
 * A label may stand before it. An extension may follow after `x`, `ext.` or `Durchwahl`.
 */
export function isPhoneNumber(typed: string): boolean {
  if (typed.length > longest) return false;
  const [number = '', extension = ''] = typed
    .trim()
    .replace(label, '')
    .split(/\s*(?:ext\.?|x|durchwahl|dw\.?)\s*/i, 2);
  const digits = number.replace(separators, '');
  return (
    /^\+?\d+$/.test(digits) &&
    digits.length >= minDigits &&
    digits.length <= maxDigits + 3 &&
    /^\d{0,8}$/.test(extension.trim())
  );
}
