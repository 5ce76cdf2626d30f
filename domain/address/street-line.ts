import { countryRuleOf } from './country-rules';

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
export function splitStreetLine(line: string, countryId: string): StreetLine | null {
  const text = line.trim();
  const isNumberFirst = countryRuleOf(countryId)?.isNumberFirst ?? false;
  const order = isNumberFirst ? [numberFirst, numberLast] : [numberLast];
  for (const pattern of order) {
    const { street, streetNumber } = pattern.exec(text)?.groups ?? {};
    if (street && streetNumber) return { street: street.replace(/,$/, '').trim(), streetNumber };
  }
  return null;
}

/** True for a text that names a floor, a flat or a part of the building instead of a house number. */
export function isInsideHouse(text: string): boolean {
  return insideHouse.test(text);
}
