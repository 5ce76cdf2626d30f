/** The codes an answer of veloconnect may carry; the list is closed. */
export const responseCodes = {
  done: 200,
  badRequest: 400,
  notImplemented: 404,
  malformed: 405,
  obsolete: 406,
  unauthorised: 411,
  unknownSeller: 415,
  unknownTransaction: 420,
  noTransactionFree: 421,
  wrongState: 430,
  testMixed: 435,
  internal: 500,
} as const;

export type ResponseCode = (typeof responseCodes)[keyof typeof responseCodes];

/** The states a transaction is in here: created, open (it may be rolled back), and final. */
export const transactionStates = { initial: 1, open: 2, final: 100 } as const;

/** More pieces than anybody orders in one line; a larger wish is a mistake. */
const maxPieces = 1_000_000;

/**
 * A quantity as clients write it ("3", "3.00", "3,0") in whole pieces; null for anything else: nothing can be had in parts, and
 * nothing below zero.
 */
export function parsePieceQuantity(text: string): number | null {
  const [, whole] = /^\+?(\d{1,9})(?:[.,]0*)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const pieces = Number(whole);
  return pieces <= maxPieces ? pieces : null;
}

/** How systems write "one piece": the standard's own code and those of UN/ECE Recommendation 20 for the same. */
const pieceCodes = new Set(['EA', 'C62', 'H87', 'PCE', 'PC', 'ST', 'STK']);

/** True for a unit that means single pieces, and for none. Everything here is sold by the piece; what a pair or a pack holds nobody knows. */
export function isPieceUnit(code: string | null): boolean {
  const unit = (code ?? '').trim().toUpperCase();
  return unit === '' || pieceCodes.has(unit);
}

/** A yes or no as clients write it (true, True, 1, false, 0); null for anything else. */
export function parseIndicator(text: string): boolean | null {
  const small = text.trim().toLowerCase();
  if (small === 'true' || small === '1') return true;
  return small === 'false' || small === '0' ? false : null;
}

/** An amount as veloconnect wants it: euros with a point and two decimals, from integer cents. */
export function formatVeloconnectAmount(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Page = { readonly startIndex: number; readonly count: number };

/**
 * The part of a result that is really delivered: wishes out of bounds are moved to the nearest possible ones and never refused. No
 * hits give 0 and 0. `maxCount` is how many the server hands out at once.
 */
export function clampPage(wish: Page, totalCount: number, maxCount: number): Page {
  const startIndex = Math.min(Math.max(0, wish.startIndex), Math.max(0, totalCount - 1));
  const count = Math.min(Math.max(0, wish.count), maxCount, totalCount - startIndex);
  return { startIndex, count };
}

/** The words of a search, in small letters; none for an empty one, which means the whole catalogue. */
export function splitSearchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True when every word is part of one of the texts, whatever the letters' case. */
export function hasAllSearchWords(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const small = texts.map((text) => text.toLowerCase());
  return words.every((word) => small.some((text) => text.includes(word)));
}
