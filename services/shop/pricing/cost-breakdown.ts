import { computeVatCents, homeVatRate, computeNetCents } from '../base/price';
import { homeCountryId } from '@/domain/address/countries';
import { type TaxLocation, findTaxTerritory } from '@/domain/address/tax-territories';
import type { ProductPrices } from '../base/product-model';
import type { DeliveryDestination } from '../delivery/delivery.service';

/**
 * Splits an amount in proportion to the weights, so that the parts add up exactly. Each part is rounded down to whole
 * cents; the remaining cents go to the parts with the largest remainders (among equal remainders, to the first).
 * Returns zeros if all weights are zero. The amount must not be negative.
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

/**
 * One line item: the unit price in cents, net or gross like the whole basket, and its VAT rate in hundredths of a
 * percent.
 */
interface CostLine {
  cents: number;
  amount: number;
  rate: number;
}

/** A voucher's discount: `value` is in hundredths of a percent of the goods, or in cents. */
type Discount = { kind: 'percent' | 'amount'; value: number };

export interface CostBreakdownInput {
  lines: readonly CostLine[];
  /** True if prices exclude VAT (b2b). */
  isNet: boolean;
  deliveryCents: number;
  paymentCents: number;
  /** The VAT rate of delivery and payment costs, in hundredths of a percent. */
  chargeRate: number;
  discount: Discount | null;
}

export interface CostBreakdown {
  isNet: boolean;
  chargeRate: number;
  /** Value of the goods before the voucher in cents, net or gross like the prices. */
  goodsCents: number;
  goodsNetCents: number;
  goodsGrossCents: number;
  /** VAT of the goods after the voucher in cents per rate (hundredths of a percent), lowest rate first. */
  vats: { rate: number; cents: number }[];
  deliveryCents: number;
  paymentCents: number;
  voucherCents: number;
  /** The amount to pay in cents, including VAT. */
  totalCents: number;
}

/**
 * Computes the cost of a basket in integer cents (Specification §3, Cost). A voucher reduces the goods only, not below
 * zero and not the delivery or payment costs. It is split over the VAT rates so that the parts add up exactly.
 */
export function computeCostBreakdown({
  lines,
  isNet,
  deliveryCents,
  paymentCents,
  chargeRate,
  discount,
}: CostBreakdownInput): CostBreakdown {
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

/**
 * Goods exported from the EU, or delivered to a company in another EU country that owes the VAT itself (intra-Community
 * supply, § 6a UStG).
 */
export type TaxExemption = 'export' | 'reverseCharge';

export interface TaxRegime {
  /** True: prices are net and VAT is added (b2b). False: prices include VAT. */
  isNet: boolean;
  /** VAT rate in hundredths of a percent. */
  rate: number;
  /** Reason why no VAT is charged and VAT is deducted from gross prices; null if VAT is charged. */
  exemption: TaxExemption | null;
}

/**
 * Returns how goods for this buyer are taxed. Consumers in the EU pay the same gross price, including their country's
 * VAT; b2b customers pay net prices plus VAT. No VAT is charged outside the EU, or to companies with a confirmed VAT ID
 * of another EU country if the goods go to another EU country (intra-Community supply); it is then deducted from gross
 * prices.
 */
export function resolveTaxRegime(
  buyer: { isB2bCustomer: boolean; hasConfirmedVatId: boolean },
  destination: DeliveryDestination,
): TaxRegime {
  const exemption = exemptionFor(buyer.hasConfirmedVatId, destination);
  return { isNet: buyer.isB2bCustomer, rate: exemption ? 0 : destination.vatRate, exemption };
}

function exemptionFor(
  hasConfirmedVatId: boolean,
  { countryId, isEu }: DeliveryDestination,
): TaxExemption | null {
  if (!isEu) return 'export';
  return hasConfirmedVatId && countryId !== homeCountryId ? 'reverseCharge' : null;
}

/** Returns the taxes of a location: those of its country, unless it belongs to a territory with its own tax rules. */
export function applyTaxTerritory(
  destination: DeliveryDestination,
  place: TaxLocation | null,
): DeliveryDestination {
  const territory = place && findTaxTerritory(place);
  if (!territory) return destination;
  return territory.tax === 'outsideEu'
    ? { ...destination, vatRate: 0, isEu: false }
    : { ...destination, vatRate: territory.tax, isEu: true };
}

/**
 * Returns the unit price in cents: the net purchase price for b2b customers, for others the consumer price, including
 * VAT unless no VAT is charged.
 */
export function computeUnitCents(prices: ProductPrices, regime: TaxRegime): number {
  return regime.isNet ? prices.hekCents : computeChargeCents(prices.saleCents, regime);
}

/**
 * Returns the delivery or payment cost for this buyer in cents, computed from the configured gross price: without VAT
 * for b2b customers and if no VAT is charged.
 */
export function computeChargeCents(grossCents: number, regime: TaxRegime): number {
  return regime.isNet || regime.exemption ? computeNetCents(grossCents, homeVatRate) : grossCents;
}
