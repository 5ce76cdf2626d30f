import type { ProductPrices } from './product-model';
import { dayMs } from '@/domain/time/durations';

/** The home country's VAT rate in hundredths of a percent. Catalog prices include it. */
export const homeVatRate = 1900;

/** An amount in integer cents, including VAT (`isNet` false) or without VAT (`isNet` true). */
interface Amount {
  cents: number;
  isNet: boolean;
}

/**
 * Returns the unit price: gross for consumers, the net purchase price for b2b customers (Specification §9, hek and
 * uvp).
 */
export function getProductPrice(prices: ProductPrices, isB2bCustomer: boolean): Amount {
  return isB2bCustomer
    ? { cents: prices.hekCents, isNet: true }
    : { cents: prices.saleCents, isNet: false };
}

/**
 * Returns the recommended retail price to show next to the price: always for b2b customers, for consumers only if the
 * price is reduced, otherwise null.
 */
export function findProductListPrice(prices: ProductPrices, isB2bCustomer: boolean): Amount | null {
  return isB2bCustomer || prices.saleCents < prices.uvpCents
    ? { cents: prices.uvpCents, isNet: false }
    : null;
}

/**
 * Returns the VAT in cents, rounded half up: included in a gross amount, or to be added to a net amount. `rate` is in
 * hundredths of a percent.
 */
export function computeVatCents({ cents, isNet }: Amount, rate: number): number {
  return isNet ? Math.round((cents * rate) / 10_000) : cents - computeNetCents(cents, rate);
}

/**
 * Converts a gross amount to a net amount, in cents, rounded half up. `rate` is the VAT rate in hundredths of a
 * percent.
 */
export function computeNetCents(grossCents: number, rate: number): number {
  return Math.round((grossCents * 10_000) / (10_000 + rate));
}

/**
 * Maps an amount to the API's Price, with floats in euros (Specification §3, Price). `rate` is in hundredths of a
 * percent.
 */
export function toWirePrice(amount: Amount, rate: number = homeVatRate) {
  return {
    price: amount.cents / 100,
    vat: rate / 100,
    vatValue: computeVatCents(amount, rate) / 100,
    nettoPriceMode: amount.isNet,
    currency: euroCurrency,
  };
}

/** The only currency of the shop, in the API's format. */
export const euroCurrency = { id: 0, name: 'EUR', rate: 1, sign: '€' };

const thirtyDays = 30 * dayMs;

export interface PriceUpdate {
  cents: number;
  /** Epoch milliseconds. */
  validFrom: number;
}

/**
 * Returns the lowest price in the 30 days before the current reduction, in cents (Specification §3, lowestPrice30Days).
 * `history` is in chronological order. Returns null if the latest price is not a reduction.
 */
export function findLowestPriceBeforeReduction(history: readonly PriceUpdate[]): number | null {
  const current = history.at(-1);
  const previous = history.at(-2);
  if (!current || !previous || current.cents >= previous.cents) return null;
  const from = current.validFrom - thirtyDays;
  const earlier = history.slice(0, -1);
  const inForce = earlier.filter(
    (_price, index) => (earlier[index + 1]?.validFrom ?? current.validFrom) > from,
  );
  return Math.min(...inForce.map((price) => price.cents));
}
