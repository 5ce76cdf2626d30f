import type { Availability } from '../catalog/availability';
import { addDays, type IsoDay } from '../time/day';

/** The first day a line may be wished for: tomorrow, or the day its pieces are there when that is later. */
export function earliestWish(availability: Availability, today: IsoDay): IsoDay {
  const tomorrow = addDays(today, 1);
  return availability.kind === 'date' && availability.date > tomorrow
    ? availability.date
    : tomorrow;
}
