import { foldWord } from '@/domain/search/fold-text';

/** A town or a postcode with its position. */
export interface Place {
  readonly kind: 'town' | 'postcode';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Name of the town; for a postcode, the town it belongs to. */
  readonly name: string;
  /** Postcode; null for a town. */
  readonly code: string | null;
  /** State, canton or region; empty if unknown. */
  readonly region: string;
  /** Population in thousands, used to sort places with the same name; 0 for a postcode. */
  readonly populationThousands: number;
  /** Decimal degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Formats a place so that a search for the text finds it again: "10999 Berlin", "Halle, Nordrhein-Westfalen". */
export function formatPlace({ kind, code, name, region }: Place): string {
  if (kind === 'postcode') return `${code} ${name}`;
  return region === '' || region === name ? name : `${name}, ${region}`;
}

/**
 * Normalizes a place name for comparison, without case, accents, hyphens and punctuation. An umlaut, its two-letter
 * form and the plain letter are equal ("Köln", "Koeln", "Koln"); so are "St." and "Sankt".
 */
export function normalizePlaceName(name: string): string {
  return name
    .normalize('NFC')
    .split(/[\s\-/().,'’]+/)
    .map((word) => foldWord(word, 'expanded'))
    .filter((word) => word !== '')
    .map((word) => (word === 'st' || word === 'saint' || word === 'sint' ? 'sankt' : word))
    .join(' ')
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a');
}

/** The parsed search text for a place. */
export interface PlaceQuery {
  /** Countries the postcode or town may be in; empty if unknown. */
  readonly countries: readonly string[];
  /** Postcode without spaces, or its beginning; null if none was typed. */
  readonly code: string | null;
  /** The rest of the text: a town, optionally with its region. */
  readonly name: string;
}

const prefixes: Readonly<Record<string, string>> = {
  d: 'DE',
  de: 'DE',
  a: 'AT',
  at: 'AT',
  ch: 'CH',
  nl: 'NL',
  b: 'BE',
  be: 'BE',
  dk: 'DK',
  f: 'FR',
  fr: 'FR',
  gb: 'GB',
  uk: 'GB',
  cz: 'CZ',
};

const fourDigits = ['AT', 'CH', 'NL', 'BE', 'DK'];
const fiveDigits = ['DE', 'FR', 'CZ'];

const british = /^([a-z]{1,2}\d[a-z\d]?)(?:\s*(\d)[a-z]{2})?(?=$|[\s,])/i;
const dutch = /^(\d{4})\s*[a-z]{2}(?=$|[\s,])/i;
const czech = /^(\d{3})\s(\d{2})(?=$|[\s,])/;
const digits = /^(\d{2,5})(?=$|[\s,])/;

/** Maximum length of the parsed text; no place name is longer. */
const longest = 120;

/** Parses "10999 Berlin", "Berlin 10999", "SW1A 1AA", "1071 AB", "CH-8001", "602 00 Brno" and plain names. */
export function parsePlaceQuery(typed: string): PlaceQuery {
  const text = typed.trim().slice(0, longest);
  const prefixed = /^([a-z]{1,2})[-\s]+(?=\d)/i.exec(text);
  const country = prefixed ? prefixes[(prefixed[1] ?? '').toLowerCase()] : undefined;
  const rest = prefixed && country ? text.slice(prefixed[0].length) : text;
  const known = country ? [country] : null;
  return (
    codeAtStart(rest, known) ??
    codeAtEnd(rest, known) ?? { countries: known ?? [], code: null, name: nameOf(rest) }
  );
}

function codeAtStart(text: string, known: readonly string[] | null): PlaceQuery | null {
  const ways: readonly [RegExp, readonly string[] | null][] = [
    [dutch, ['NL']],
    [czech, ['CZ']],
    [digits, null],
    [british, ['GB']],
  ];
  for (const [pattern, countries] of ways) {
    const match = pattern.exec(text);
    if (!match) continue;
    const code = pattern === czech ? `${match[1]}${match[2]}` : (match[1] ?? '').toUpperCase();
    const name = nameOf(text.slice(match[0].length));
    return { countries: known ?? countries ?? countriesOf(code), code, name };
  }
  return null;
}

function codeAtEnd(text: string, known: readonly string[] | null): PlaceQuery | null {
  const [, name, code] = /^(\D+?)[\s,]+(\d{4,5})$/.exec(text) ?? [];
  if (name === undefined || code === undefined) return null;
  return { countries: known ?? countriesOf(code), code, name: nameOf(name) };
}

/**
 * Returns the possible countries by number of digits. Fewer than four digits match any country with numeric postcodes.
 */
function countriesOf(code: string): readonly string[] {
  if (code.length === 5) return fiveDigits;
  return code.length === 4 ? fourDigits : [...fiveDigits, ...fourDigits];
}

function nameOf(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '');
}
