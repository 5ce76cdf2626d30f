import { computeVatCents, homeVatRate, computeNetCents } from '../base/price';
import { homeCountryId } from '@/domain/address/countries';
import { type TaxLocation, findTaxTerritory } from '@/domain/address/tax-territories';
import type { ProductPrices } from '../base/product-model';
import type { Destination } from '../delivery/delivery.service';

/**
 * Splits an amount in proportion to the weights so that the parts add up to it to the cent: each gets its whole cents, and what
 * is left goes to the largest remainders, the first of equals. Nothing to weigh gives zeros. The amount must not be negative.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / total));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part));
}

/** One line: the price of a piece in cents, net or gross as the whole basket is, and its VAT in hundredths of a percent. */
interface CostLine {
  cents: number;
  amount: number;
  rate: number;
}

/** Hundredths of a percent of the goods, or cents. */
type Discount = { kind: 'percent' | 'amount'; value: number };

export interface CostInput {
  lines: readonly CostLine[];
  /** True when prices are without VAT (b2b). */
  isNet: boolean;
  deliveryCents: number;
  paymentCents: number;
  /** The VAT of delivery and payment, in hundredths of a percent. */
  chargeRate: number;
  discount: Discount | null;
}

export interface Cost {
  isNet: boolean;
  chargeRate: number;
  /** Goods before the voucher, as they are priced: net or gross. */
  goodsCents: number;
  goodsNetCents: number;
  goodsGrossCents: number;
  /** VAT of the goods after the voucher, per rate, lowest rate first. */
  vats: { rate: number; cents: number }[];
  deliveryCents: number;
  paymentCents: number;
  voucherCents: number;
  /** What is paid, VAT included. */
  totalCents: number;
}

/**
 * What a basket costs, in integer cents (Spec §3, Cost). A voucher lowers the goods, never below zero and never delivery or
 * payment; it is split over the VAT rates so that the parts add up to the cent.
 */
export function computeCost({
  lines,
  isNet,
  deliveryCents,
  paymentCents,
  chargeRate,
  discount,
}: CostInput): Cost {
  const groups = goodsByRate(lines);
  const goodsCents = sum(groups.map(({ cents }) => cents));
  const voucherCents = discountCents(goodsCents, discount);
  const shares = splitCents(
    voucherCents,
    groups.map(({ cents }) => cents),
  );
  const vats = groups.map(({ rate, cents }, index) => ({
    rate,
    cents: computeVatCents({ cents: cents - (shares[index] ?? 0), isNet }, rate),
  }));
  const fullVat = sum(groups.map(({ rate, cents }) => computeVatCents({ cents, isNet }, rate)));
  const charges = deliveryCents + paymentCents;
  const chargesVat =
    computeVatCents({ cents: deliveryCents, isNet }, chargeRate) +
    computeVatCents({ cents: paymentCents, isNet }, chargeRate);
  const addedVat = isNet ? sum(vats.map(({ cents }) => cents)) + chargesVat : 0;
  return {
    isNet,
    chargeRate,
    goodsCents,
    goodsNetCents: isNet ? goodsCents : goodsCents - fullVat,
    goodsGrossCents: isNet ? goodsCents + fullVat : goodsCents,
    vats,
    deliveryCents,
    paymentCents,
    voucherCents,
    totalCents: goodsCents - voucherCents + charges + addedVat,
  };
}

function discountCents(goodsCents: number, discount: Discount | null): number {
  if (!discount) return 0;
  const wanted =
    discount.kind === 'percent'
      ? Math.round((goodsCents * discount.value) / 10_000)
      : discount.value;
  return Math.min(wanted, goodsCents);
}

function goodsByRate(lines: readonly CostLine[]): { rate: number; cents: number }[] {
  const byRate = new Map<number, number>();
  for (const { cents, amount, rate } of lines)
    byRate.set(rate, (byRate.get(rate) ?? 0) + cents * amount);
  return [...byRate].map(([rate, cents]) => ({ rate, cents })).sort((a, b) => a.rate - b.rate);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Goods that leave the EU, or go to a company in another EU country that owes the VAT itself (an intra-Community supply, § 6a UStG). */
export type TaxExemption = 'export' | 'reverseCharge';

export interface TaxRegime {
  /** True: prices are net and VAT comes on top (b2b). False: prices hold their VAT. */
  isNet: boolean;
  /** Hundredths of a percent. */
  rate: number;
  /** Why no VAT is charged and gross prices lose theirs; null where it is. */
  exemption: TaxExemption | null;
}

/**
 * How goods for this buyer are taxed. Consumers in the EU pay the same gross price with their country's VAT in it, b2b customers
 * net prices and VAT on top. Nobody pays VAT outside the EU, and companies with a confirmed VAT ID of another EU country pay none
 * when the goods go to another EU country (intra-Community supply): gross prices lose theirs.
 */
export function resolveTaxRegime(
  buyer: { isB2bCustomer: boolean; hasConfirmedVatId: boolean },
  destination: Destination,
): TaxRegime {
  const exemption = exemptionFor(buyer.hasConfirmedVatId, destination);
  return { isNet: buyer.isB2bCustomer, rate: exemption ? 0 : destination.vatRate, exemption };
}

function exemptionFor(
  hasConfirmedVatId: boolean,
  { countryId, isEu }: Destination,
): TaxExemption | null {
  if (!isEu) return 'export';
  return hasConfirmedVatId && countryId !== homeCountryId ? 'reverseCharge' : null;
}

/** The taxes of a place: those of its country, unless it belongs to a territory with taxes of its own. */
export function applyTaxPlace(destination: Destination, place: TaxLocation | null): Destination {
  const territory = place && findTaxTerritory(place);
  if (!territory) return destination;
  return territory.tax === 'outsideEu'
    ? { ...destination, vatRate: 0, isEu: false }
    : { ...destination, vatRate: territory.tax, isEu: true };
}

/** What one piece costs, in cents: net for b2b customers and where no VAT is charged, gross for everybody else. */
export function computeUnitCents(prices: ProductPrices, regime: TaxRegime): number {
  return regime.isNet ? prices.hekCents : computeChargeCents(prices.saleCents, regime);
}

/** A delivery's or payment's gross price from the settings as this buyer pays it, in cents. */
export function computeChargeCents(grossCents: number, regime: TaxRegime): number {
  return regime.isNet || regime.exemption ? computeNetCents(grossCents, homeVatRate) : grossCents;
}
