/** Returns a short alphanumeric hash of a text. Not for security. */
export function computeTextHash(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** Replaces each line break, with the whitespace around it, by `between`. Takes linear time for any text. */
export function joinLines(text: string, between = ' '): string {
  return text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? between : blanks));
}

/** Removes all occurrences of a character at the end of a text. Takes linear time. */
export function trimEndCharacter(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** Removes all occurrences of a character at both ends of a text. */
export function trimCharacter(text: string, sign: string): string {
  const left = trimEndCharacter(text, sign);
  let start = 0;
  while (left[start] === sign) start += 1;
  return left.slice(start);
}

/** Checks that every word of a query occurs in one of the texts. Ignores case and accents; ß equals ss. */
export function hasAllWords(query: string, texts: readonly string[]): boolean {
  const text = normalizeWords(texts.join(' '));
  return normalizeWords(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Normalizes a text for comparison: lower case, no accents, ß as ss, single spaces. */
export function normalizeWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const lineBreak = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * Removes the control characters 0-31 and 127-159, which include line breaks, from an order remark (Specification §5).
 */
export function removeControlCharacters(remark: string): string {
  return remark.replace(controlCharacters, '');
}

/** Replaces line breaks and tabs, with the whitespace around them, by single spaces. */
export function replaceLineBreaks(text: string): string {
  return text.replace(/[\s\u0085]+/g, (blanks) => (lineBreak.test(blanks) ? ' ' : blanks));
}

/**
 * Converts a typed remark for placeOrder: line breaks become spaces, other control characters are removed
 * (Specification §5).
 */
export function toRemark(typed: string): string {
  return removeControlCharacters(replaceLineBreaks(typed)).trim();
}

/** Converts to lower case and removes accents, so that Korb is found in Körbe. */
const removeAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Number of characters of a word that are compared, so that its ending does not matter: klin for Klingel and Klingeln.
 */
const STEM = 4;

/** Checks whether a product name already contains a stem of a word of its category. */
export function hasCategoryStem(name: string, category: string): boolean {
  return removeAccents(category)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .some((word) => removeAccents(name).includes(word.slice(0, STEM)));
}

/** Top-level domains for which email programs turn a bare name such as "example.com" into a link. */
const endings =
  'com|net|org|info|biz|de|at|ch|eu|uk|fr|nl|pl|it|io|ru|cn|su|tk|me|co|cc|to|xyz|top|shop|store|online|site|link|live|click|app|dev|page|web|zip|mov|example';

const address = new RegExp(`://|www\\.|@|[\\p{L}\\p{N}-]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu');

/** Checks whether a line contains something that an email program turns into a link: a web or email address. */
export function hasWebAddress(line: string): boolean {
  return address.test(line);
}

/**
 * Prevents email and document programs from turning parts of an untrusted text into links. Keeps all words; inserts a
 * space after dots within names and after the colon of a URL.
 */
export function removeAutoLinks(text: string): string {
  return text.replaceAll('://', ': //').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ');
}
