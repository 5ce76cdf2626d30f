import { type IsoDay, toIsoDay } from '@/domain/time/day';

/** What a usual contract for a job bike comes to in Germany. Change it with its day; every estimate names it. */
export type LeasingTerms = {
  asOf: IsoDay;
  months: number;
  /** Of a year, nominal. */
  interestPercent: number;
  /** What the rates leave unpaid, of the net price. */
  residualPercent: number;
  /** Each month, of the recommended retail price: full cover and a yearly inspection. */
  insurancePercent: number;
  vatPercent: number;
  /** What lessors take, gross. */
  minPriceCents: number;
  maxPriceCents: number;
  /** What a bicycle is usually offered for at the end, of the recommended retail price. */
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

/** What is leased: what is paid for it and the recommended retail price, both gross in cents. */
export type LeasedBike = { priceCents: number; listPriceCents: number };

/** Cents a month. */
export type LeasingRate = {
  /** For the bicycle alone, without VAT. */
  financeCents: number;
  insuranceCents: number;
  /** Both: what is converted from the gross wage where the employer deducts VAT. */
  rateCents: number;
  /** What the tax office counts as wage: 1 % of a quarter of the list price, the quarter cut to whole hundreds of euros. */
  benefitCents: number;
};

const wholeHundred = 100_00;

/**
 * The monthly rate by the usual formula: the net price less the residual, paid back in equal rates with interest, and the insurance.
 * Each part is rounded to cents. Null for what lessors do not take: a price that is too low, too high or none.
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
