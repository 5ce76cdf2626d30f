import { findCountryRule } from './country-rules';

interface StreetLine {
  readonly street: string;
  readonly streetNumber: string;
}

/** House number such as `12`, `12a`, `12-14`, `12/3`, `12 bis` or `A12`; at most twelve characters. */
const number = String.raw`[A-Za-z]?\d{1,5}(?:\s?[A-Za-z](?![A-Za-z])|\s(?:bis|ter|quater)\b)?(?:\s?[-–/]\s?\d{1,5}[A-Za-z]?)?`;
const numberLast = new RegExp(String.raw`^(?<street>.*\D[.,]?)\s+(?<streetNumber>${number})$`, 'i');
const numberFirst = new RegExp(String.raw`^(?<streetNumber>${number}),?\s+(?<street>\D.*)$`, 'i');

/** Words for a location inside a building, in the languages of the countries the shop delivers to. */
const apartmentDetail =
  /stock|etage|étage|geschoss|geschoß|\b[oudeh]g\b|hinterhaus|vorderhaus|seitenflügel|aufgang|floor|flat|apartment|appartement|wohnung|bâtiment|verdieping|poschodí|piętro|\bsal\b|^\s*(?:top|stiege|tür)\.?\s*\d/i;

/**
 * Splits an address line into street and house number, because browsers autofill both into one field (`address-line1`).
 * In some countries the number may also precede the street. Null when the line contains no number.
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
  return apartmentDetail.test(text);
}

/** Separators between the digits of a telephone number: whitespace, brackets, slashes, dots, hyphens and dashes. */
const separators = /[\s()[\]/.,·\-\u2010-\u2015]/g;

/** Label before a telephone number: `Tel.`, `Mobil:`, `T`. */
const label =
  /^(?:tel(?:efon|ephone)?|fon|phone|mobile?|handy|cell|(?:tele)?fax|[tmf](?![a-z]))?[.:]*\s*/i;

/** Minimum and maximum number of digits of a telephone number; the maximum is that of ITU-T E.164. */
const minDigits = 5;
const maxDigits = 15;
/** Maximum number of characters of a telephone number, including separators. */
const longest = 100;

/**
 * Returns true for a telephone number in any common notation: (030) 555 0140, 01.23.45.67.89, 0475/12.34.56, +49 (0)30
 * 555-0140. A label may precede it. An extension may follow after `x`, `ext.` or `Durchwahl`.
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
