import type { ProductPrices } from './product-model';

/** Hundredths of a percent: catalogue prices hold the home country's VAT. */
export const homeVatRate = 1900;

/** Integer cents, with VAT (`isNet` false) or without. */
interface Amount {
  cents: number;
  isNet: boolean;
}

/** What the caller pays for one piece: consumers gross, b2b customers their net purchase price (Spec §9, hek and uvp). */
export function productPrice(prices: ProductPrices, isB2bCustomer: boolean): Amount {
  return isB2bCustomer
    ? { cents: prices.hekCents, isNet: true }
    : { cents: prices.saleCents, isNet: false };
}

/** The recommended retail price beside the price: always for b2b customers, for consumers only when reduced, else null. */
export function productListPrice(prices: ProductPrices, isB2bCustomer: boolean): Amount | null {
  return isB2bCustomer || prices.saleCents < prices.uvpCents
    ? { cents: prices.uvpCents, isNet: false }
    : null;
}

/** The VAT in a gross amount or on top of a net one, in cents, rounded half up. `rate` is hundredths of a percent. */
export function vatCents({ cents, isNet }: Amount, rate: number): number {
  return isNet ? Math.round((cents * rate) / 10_000) : cents - netCents(cents, rate);
}

/** The net amount in a gross one, in cents, rounded half up. `rate` is hundredths of a percent. */
export function netCents(grossCents: number, rate: number): number {
  return Math.round((grossCents * 10_000) / (10_000 + rate));
}

/** The wire's Price: floats in euros (Spec §3, Price). `rate` is hundredths of a percent. */
export function wirePrice(amount: Amount, rate: number = homeVatRate) {
  return {
    price: amount.cents / 100,
    vat: rate / 100,
    vatValue: vatCents(amount, rate) / 100,
    nettoPriceMode: amount.isNet,
    currency: euro,
  };
}

/** The only currency. */
export const euro = { id: 0, name: 'EUR', rate: 1, sign: '€' };
