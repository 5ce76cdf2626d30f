/** The provider's means of payment by which a buyer pays in parts. */
const inParts: ReadonlySet<string> = new Set(['klarna']);

/** Whether a way to pay is one in parts: the provider is asked for nothing else. */
export const isInstallmentMethod = (providerMethods: readonly string[]): boolean =>
  providerMethods.length > 0 && providerMethods.every((method) => inParts.has(method));

/** A way to pay in parts, in the shop's own words. */
export interface InstallmentOffer {
  readonly title: string;
  readonly description: string;
  /** Dearer orders cannot be paid so; null: no bound. */
  readonly maxTotalCents: number | null;
}

/** The ways in which so much can be paid in parts. */
export const filterInstallmentOffers = (
  offers: readonly InstallmentOffer[],
  totalCents: number,
): readonly InstallmentOffer[] =>
  offers.filter(({ maxTotalCents }) => maxTotalCents === null || totalCents <= maxTotalCents);
