import { type IsoDay, toIsoDay } from '@/domain/time/day';

/**
 * Typical terms of a company bike leasing contract in Germany. Update `asOf` together with the values; every estimate
 * shows this date.
 */
export type LeasingTerms = {
  asOf: IsoDay;
  months: number;
  /** Nominal interest per year. */
  interestPercent: number;
  /** Residual value not covered by the rates, in percent of the net price. */
  residualPercent: number;
  /** Monthly cost of comprehensive insurance and yearly inspection, in percent of the recommended retail price. */
  insurancePercent: number;
  vatPercent: number;
  /** Lowest and highest price that lessors accept, gross in cents. */
  minPriceCents: number;
  maxPriceCents: number;
  /** Usual takeover price at the end, in percent of the recommended retail price. */
  takeoverPercent: number;
};

export const leasingTerms: LeasingTerms = {
  asOf: toIsoDay('2026-11-01'),
  months: 36,
  interestPercent: 6.2,
  residualPercent: 15,
  insurancePercent: 0.28,
  vatPercent: 19,
  minPriceCents: 749_00,
  maxPriceCents: 12_000_00,
  takeoverPercent: 17,
};

/** The leased bicycle: purchase price and recommended retail price, both gross in cents. */
export type LeasedBike = { priceCents: number; listPriceCents: number };

/** Rates in cents per month. */
export type LeasingRate = {
  /** Rate of the bicycle alone, without VAT. */
  financeCents: number;
  insuranceCents: number;
  /**
   * Sum of `financeCents` and `insuranceCents`: the amount deducted from the gross wage by an employer who reclaims the
   * VAT.
   */
  rateCents: number;
  /**
   * Taxable benefit in kind: 1 % of a quarter of the list price, the quarter rounded down to whole hundreds of euros.
   */
  benefitCents: number;
};

const wholeHundred = 100_00;

/**
 * Computes the monthly rate: the net price minus the residual value, repaid in equal rates with interest, plus the
 * insurance. Each part is rounded to cents. Null for a price outside the range that lessors accept.
 */
export function computeLeasingRate(bike: LeasedBike, terms: LeasingTerms): LeasingRate | null {
  const { priceCents, listPriceCents } = bike;
  if (!(priceCents >= terms.minPriceCents && priceCents <= terms.maxPriceCents)) return null;
  const net = priceCents / (1 + terms.vatPercent / 100);
  const interest = terms.interestPercent / 100 / 12;
  const discount = (1 + interest) ** -terms.months;
  const toPay = net - (net * terms.residualPercent * discount) / 100;
  const financeCents = Math.round(
    interest === 0 ? toPay / terms.months : (toPay * interest) / (1 - discount),
  );
  const insuranceCents = Math.round((listPriceCents * terms.insurancePercent) / 100);
  return {
    financeCents,
    insuranceCents,
    rateCents: financeCents + insuranceCents,
    benefitCents: Math.floor(listPriceCents / 4 / wholeHundred) * (wholeHundred / 100),
  };
}
