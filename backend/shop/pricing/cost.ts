import { vatCents } from '../base/price';
import { splitCents } from './split-cents';

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
export function calculateCost({
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
    cents: vatCents({ cents: cents - (shares[index] ?? 0), isNet }, rate),
  }));
  const fullVat = sum(groups.map(({ rate, cents }) => vatCents({ cents, isNet }, rate)));
  const charges = deliveryCents + paymentCents;
  const chargesVat =
    vatCents({ cents: deliveryCents, isNet }, chargeRate) +
    vatCents({ cents: paymentCents, isNet }, chargeRate);
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
