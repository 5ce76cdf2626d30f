/**
 * Converts a price in euros to integer cents. Rounds half a cent away from zero and compensates for floating-point
 * errors.
 */
export function toCents(euros: number): number {
  const cents = Math.round(Number((Math.abs(euros) * 100).toFixed(6)));
  return euros < 0 && cents > 0 ? -cents : cents;
}

export function toEuros(cents: number): number {
  return cents / 100;
}
