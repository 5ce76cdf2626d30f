/** A parsed quantity: whole pieces, at least one, or the reason why it is invalid. */
export type ParsedQuantity =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'notNumber' | 'tooSmall' };

const unit = '(?:x|×|\\*|st|stk|stck|stueck|stück|pc|pcs|piece|pieces)\\.?';
const aroundNumber = new RegExp(`^(?:${unit}\\s*)?(.*?)(?:\\s*${unit})?$`, 'i');
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;
const digitsOnly = /^\d+$/;
/** Decimals that spreadsheets append to whole numbers: "2,00". Three digits are a thousands group. */
const emptyDecimals = /[.,]0{1,2}$/;
const negative = /^[-−–]\s*\d/;
/** Maximum number of digits of a quantity; longer numbers are article numbers or typing errors. */
const maxDigits = 9;

/** Parses pieces in common notations: "2", "2,00", "1.000", "1 000", "2 Stk.", "2x". */
export function parseQuantity(text: string): ParsedQuantity {
  const bare = bareNumber(text);
  if (negative.test(bare)) return { kind: 'tooSmall' };
  const whole = bare.replace(emptyDecimals, '');
  if (!digitsOnly.test(whole) && !grouped.test(whole)) return { kind: 'notNumber' };
  const digits = whole.replace(/\D/g, '');
  if (digits.length > maxDigits) return { kind: 'notNumber' };
  const amount = Number(digits);
  return amount < 1 ? { kind: 'tooSmall' } : { kind: 'amount', amount };
}

/**
 * Checks whether a text looks like a quantity, valid or not: digits with separators, sign and unit, without other
 * letters.
 */
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

/** A SKU with any separators: four or more short segments. Names have longer words. */
const separatedSku = /^[a-z0-9]{1,6}(?:[\s.\-_/]+[a-z0-9]{1,6}){3,}$/i;
const noLetterOrDigit = /[^A-Z0-9]+/g;

/** Normalizes a SKU for comparison, without case, spaces, dots and dashes: "lu11-25 h.m.tg" equals LU11.25.H.M.TG. */
export function normalizeSku(text: string): string {
  return upper(text).replace(noLetterOrDigit, '');
}

/** Returns the segments of a SKU regardless of its separators. Empty if there are none. */
export function splitSku(text: string): readonly string[] {
  return upper(text)
    .split(noLetterOrDigit)
    .filter((segment) => segment !== '');
}

/** Checks whether a text looks like a SKU: one word with letters and digits, or several short segments. */
export function isSkuLike(text: string): boolean {
  const word = text.trim();
  if (/\s/.test(word)) return separatedSku.test(word) && /\d/.test(word);
  return /[a-z]/i.test(word) && (/\d/.test(word) || word.split(/[.\-_/]/).length >= 3);
}

function upper(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}
