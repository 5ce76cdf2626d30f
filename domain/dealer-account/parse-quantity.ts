/** An amount as somebody typed it: whole pieces, at least one; anything else says what is wrong with it. */
export type ParsedQuantity =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'notNumber' | 'tooSmall' };

const unit = '(?:x|×|\\*|st|stk|stck|stueck|stück|pc|pcs|piece|pieces)\\.?';
const aroundNumber = new RegExp(`^(?:${unit}\\s*)?(.*?)(?:\\s*${unit})?$`, 'i');
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;
const plain = /^\d+$/;
/** What spreadsheets write behind whole numbers: "2,00". Three digits are thousands. */
const emptyDecimals = /[.,]0{1,2}$/;
const negative = /^[-−–]\s*\d/;
/** Longer numbers are no amounts but article numbers or slips. */
const maxDigits = 9;

/** Reads pieces as spreadsheets and people write them: "2", "2,00", "1.000", "1 000", "2 Stk.", "2x". */
export function parseQuantity(text: string): ParsedQuantity {
  const bare = bareNumber(text);
  if (negative.test(bare)) return { kind: 'tooSmall' };
  const whole = bare.replace(emptyDecimals, '');
  if (!plain.test(whole) && !grouped.test(whole)) return { kind: 'notNumber' };
  const digits = whole.replace(/\D/g, '');
  if (digits.length > maxDigits) return { kind: 'notNumber' };
  const amount = Number(digits);
  return amount < 1 ? { kind: 'tooSmall' } : { kind: 'amount', amount };
}

/** True for what was meant as an amount, be it a good one or not: digits with their signs and a unit, no other letters. */
export function isQuantityLike(text: string): boolean {
  const bare = bareNumber(text);
  return /^[-−–]?\s*[\d.,'’ ]*\d$/.test(bare) && bare.replace(/\D/g, '').length <= maxDigits;
}

function bareNumber(text: string): string {
  const tidy = text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  return (aroundNumber.exec(tidy)?.[1] ?? tidy).trim();
}

/** Four and more short segments: a name has longer words. */
const apart = /^[a-z0-9]{1,6}(?:[\s.\-_/]+[a-z0-9]{1,6}){3,}$/i;
const noLetterOrDigit = /[^A-Z0-9]+/g;

/** An article number without case, spaces, dots and dashes, so that "lu11-25 h.m.tg" is LU11.25.H.M.TG. */
export function normalizeSku(text: string): string {
  return upper(text).replace(noLetterOrDigit, '');
}

/** The segments of an article number, however they were separated; empty when there are none. */
export function splitSku(text: string): readonly string[] {
  return upper(text)
    .split(noLetterOrDigit)
    .filter((segment) => segment !== '');
}

/** True for what was meant as an article number: letters and digits in one word, or three and more short segments. */
export function isSkuLike(text: string): boolean {
  const word = text.trim();
  if (/\s/.test(word)) return apart.test(word) && /\d/.test(word);
  return /[a-z]/i.test(word) && (/\d/.test(word) || word.split(/[.\-_/]/).length >= 3);
}

function upper(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}
