/** Whole cents of a price in euros as the wire carries it; rounds half a cent away from zero and never keeps a float's dust. */
export function toCents(euros: number): number {
  const cents = Math.round(Number((Math.abs(euros) * 100).toFixed(6)));
  return euros < 0 && cents > 0 ? -cents : cents;
}

/** The wire's euros of whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The VAT that a gross amount contains, in cents, rounded half up; the rate is in percent, for instance 19. */
export function containedVatCents(grossCents: number, vatPercent: number): number {
  return Math.round((grossCents * vatPercent) / (100 + vatPercent));
}

/** The VAT that comes on top of a net amount, in cents, rounded half up; the rate is in percent. */
export function addedVatCents(netCents: number, vatPercent: number): number {
  return Math.round((netCents * vatPercent) / 100);
}
