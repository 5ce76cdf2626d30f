/** Four and more short segments: a name has longer words. */
const apart = /^[a-z0-9]{1,6}(?:[\s.\-_/]+[a-z0-9]{1,6}){3,}$/i;
const noLetterOrDigit = /[^A-Z0-9]+/g;

/** An article number without case, spaces, dots and dashes, so that "lu11-25 h.m.tg" is LU11.25.H.M.TG. */
export function skuKey(text: string): string {
  return upper(text).replace(noLetterOrDigit, '');
}

/** The segments of an article number, however they were separated; empty when there are none. */
export function skuSegments(text: string): readonly string[] {
  return upper(text)
    .split(noLetterOrDigit)
    .filter((segment) => segment !== '');
}

/** True for what was meant as an article number: letters and digits in one word, or three and more short segments. */
export function looksLikeSku(text: string): boolean {
  const word = text.trim();
  if (/\s/.test(word)) return apart.test(word) && /\d/.test(word);
  return /[a-z]/i.test(word) && (/\d/.test(word) || word.split(/[.\-_/]/).length >= 3);
}

function upper(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}
