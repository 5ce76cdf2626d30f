import { dayInBerlin, type IsoDay } from '@/domain/time/day';

/** The day it is where the house stands, whatever the reader's clock is set to. */
export function today(): IsoDay {
  return dayInBerlin(Date.now());
}
