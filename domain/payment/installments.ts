/** The provider's payment methods for paying in installments. */
const inParts: ReadonlySet<string> = new Set(['klarna']);

/** Checks whether all provider methods of a payment method are installment methods. */
export const isInstallmentMethod = (providerMethods: readonly string[]): boolean =>
  providerMethods.length > 0 && providerMethods.every((method) => inParts.has(method));

/** An installment payment method, with its display texts. */
export interface InstallmentOffer {
  readonly title: string;
  readonly description: string;
  /** Maximum order total; null for no maximum. */
  readonly maxTotalCents: number | null;
}

/** Returns the offers that are available for this total. */
export const filterInstallmentOffers = (
  offers: readonly InstallmentOffer[],
  totalCents: number,
): readonly InstallmentOffer[] =>
  offers.filter(({ maxTotalCents }) => maxTotalCents === null || totalCents <= maxTotalCents);
