/** Whole cents of a price in euros as the wire carries it; rounds half a cent away from zero and never keeps a float's dust. */
export function toCents(euros: number): number {
  const cents = Math.round(Number((Math.abs(euros) * 100).toFixed(6)));
  return euros < 0 && cents > 0 ? -cents : cents;
}

/** The wire's euros of whole cents. */
export function toEuros(cents: number): number {
  return cents / 100;
}
