import { type IsoDay, isoDay } from '../time/day';

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
  asOf: isoDay('2026-11-01'),
  months: 36,
  interestPercent: 6.2,
  residualPercent: 15,
  insurancePercent: 0.28,
  vatPercent: 19,
  minPriceCents: 749_00,
  maxPriceCents: 12_000_00,
  takeoverPercent: 17,
};
