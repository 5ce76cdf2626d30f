/** A short key of a text: letters and digits only, the same for the same text. */
export function computeTextHash(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** A text with each line break, and the blanks around it, as `between`. Takes time by its length alone, whatever stands in it. */
export function joinLines(text: string, between = ' '): string {
  return text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? between : blanks));
}

/** A text without this one sign at its end, however often it stands there. Takes time by the number of signs alone. */
export function trimEndCharacter(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimCharacter(text: string, sign: string): string {
  const left = trimEndCharacter(text, sign);
  let start = 0;
  while (left[start] === sign) start += 1;
  return left.slice(start);
}

/** True when every word of what is looked for stands in one of the texts; letter case, accents and ß do not matter. */
export function hasAllWords(query: string, texts: readonly string[]): boolean {
  const text = normalizeWords(texts.join(' '));
  return normalizeWords(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** A text as it is compared: small letters without accents, ß as ss, one space between words. */
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

/** The order remark without control characters 0-31 and 127-159 (Specification §5). Line breaks are control characters too. */
export function removeControlCharacters(remark: string): string {
  return remark.replace(controlCharacters, '');
}

/** Line breaks of every kind and tabs as single blanks, so that what they part stays two words. */
export function replaceLineBreaks(text: string): string {
  return text.replace(/[\s\u0085]+/g, (blanks) => (lineBreak.test(blanks) ? ' ' : blanks));
}

/** A remark as typed in the form placeOrder gets it in: line breaks become spaces, other control characters go (Specification §5). */
export function toRemark(typed: string): string {
  return removeControlCharacters(replaceLineBreaks(typed)).trim();
}

/** Umlauts as their plain vowels, so that Korb is found in Körbe. */
const removeAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Letters of a word that tell it from others, whatever its ending: klin of Klingel and Klingeln. */
const STEM = 4;

/** True when a name says already what kind of thing it is: a stem of a word of its category is in it. */
export function hasCategoryStem(name: string, category: string): boolean {
  return removeAccents(category)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .some((word) => removeAccents(name).includes(word.slice(0, STEM)));
}

/** Endings under which programs make a link of a bare name. */
const endings =
  'com|net|org|info|biz|de|at|ch|eu|uk|fr|nl|pl|it|io|ru|cn|su|tk|me|co|cc|to|xyz|top|shop|store|online|site|link|live|click|app|dev|page|web|zip|mov|example';

const address = new RegExp(`://|www\\.|@|[\\p{L}\\p{N}-]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu');

/** True when a line holds what a mail program would turn into a link: an address of the web or of a mailbox. */
export function hasWebAddress(line: string): boolean {
  return address.test(line);
}

/**
 * A text somebody unknown has written, for a mail or a paper to somebody else: every word of it stays, but no program makes a link of it,
 * as dots within names and the colon of an address are followed by a space.
 */
export function removeAutoLinks(text: string): string {
  return text.replaceAll('://', ': //').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ');
}
