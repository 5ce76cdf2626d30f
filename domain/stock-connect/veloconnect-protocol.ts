/** All response codes of veloconnect. */
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

/** States of a transaction: created, open (can be rolled back), and final. */
export const transactionStates = { initial: 1, open: 2, final: 100 } as const;

/** Maximum pieces per line item; larger quantities are mistakes. */
const maxPieces = 1_000_000;

/**
 * Parses a quantity as clients write it ("3", "3.00", "3,0"). Returns null for anything but whole pieces from 0 to
 * `maxPieces`.
 */
export function parsePieceQuantity(text: string): number | null {
  const [, whole] = /^\+?(\d{1,9})(?:[.,]0*)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const pieces = Number(whole);
  return pieces <= maxPieces ? pieces : null;
}

/** Codes for "piece": the one of veloconnect, those of UN/ECE Recommendation 20 and similar ones. */
const pieceCodes = new Set(['EA', 'C62', 'H87', 'PCE', 'PC', 'ST', 'STK']);

/**
 * Checks whether a unit code means "piece"; true if there is no code. Articles are sold by the piece only, because the
 * size of a pair or pack is undefined.
 */
export function isPieceUnit(code: string | null): boolean {
  const unit = (code ?? '').trim().toUpperCase();
  return unit === '' || pieceCodes.has(unit);
}

/** Parses a boolean as clients write it (true, True, 1, false, 0); null if invalid. */
export function parseIndicator(text: string): boolean | null {
  const small = text.trim().toLowerCase();
  if (small === 'true' || small === '1') return true;
  return small === 'false' || small === '0' ? false : null;
}

/** Formats an amount for veloconnect: euros with a point and two decimals. */
export function formatVeloconnectAmount(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Page = { readonly startIndex: number; readonly count: number };

/**
 * Returns the start index and count of the results to deliver. Values out of range are clamped, not rejected. Without
 * results, start index and count are 0. `maxCount` is the maximum page size of the server.
 */
export function clampPage(page: Page, totalCount: number, maxCount: number): Page {
  const startIndex = Math.min(Math.max(0, page.startIndex), Math.max(0, totalCount - 1));
  const count = Math.min(Math.max(0, page.count), maxCount, totalCount - startIndex);
  return { startIndex, count };
}

/** Splits a search text into words in lower case. An empty text means the whole catalog. */
export function splitSearchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Checks that every word is part of one of the texts, ignoring case. */
export function hasAllSearchWords(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const small = texts.map((text) => text.toLowerCase());
  return words.every((word) => small.some((text) => text.includes(word)));
}
