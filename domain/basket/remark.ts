const lineBreak = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/** The order remark without control characters 0-31 and 127-159 (Spec §5). Line breaks are control characters too. */
export function stripControlCharacters(remark: string): string {
  return remark.replace(controlCharacters, '');
}

/** Line breaks of every kind and tabs as single blanks, so that what they part stays two words. */
export function linesToBlanks(text: string): string {
  return text.replace(/[\s\u0085]+/g, (blanks) => (lineBreak.test(blanks) ? ' ' : blanks));
}

/** A remark as typed in the form placeOrder gets it in: line breaks become spaces, other control characters go (Spec §5). */
export function toRemark(typed: string): string {
  return stripControlCharacters(linesToBlanks(typed)).trim();
}
