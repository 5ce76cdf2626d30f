/** More pieces than anybody orders in one line; a larger wish is a mistake. */
const maxPieces = 1_000_000;

/**
 * A quantity as clients write it ("3", "3.00", "3,0") in whole pieces; null for anything else: nothing can be had in parts, and
 * nothing below zero.
 */
export function readQuantity(text: string): number | null {
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
export function readIndicator(text: string): boolean | null {
  const small = text.trim().toLowerCase();
  if (small === 'true' || small === '1') return true;
  return small === 'false' || small === '0' ? false : null;
}

/** An amount as veloconnect wants it: euros with a point and two decimals, from integer cents. */
export function amountText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
