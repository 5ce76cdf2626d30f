import { drives, type DriveKey } from './drives';
import type { Needs } from './needs';

/** Kilometres a year, in round figures: weeks away from the bicycle are left out. */
const kmPerYear: Readonly<Record<Needs['distance'], number>> = {
  short: 1_000,
  daily: 3_000,
  far: 7_000,
};

/** How far somebody rides in a year, in kilometres. */
export function yearlyKm(distance: Needs['distance']): number {
  return kmPerYear[distance];
}

/** Every how many months a drive is due at this distance, whichever comes first; null when it asks for nothing. */
export function serviceMonths(drive: DriveKey, distance: Needs['distance']): number | null {
  const { service } = drives[drive];
  if (service === null) return null;
  // Rounded down: later than the maker says is too late.
  const byDistance = Math.floor((service.km / kmPerYear[distance]) * 12);
  return service.months === null ? byDistance : Math.min(service.months, byDistance);
}

/** Speed in whole kilometres an hour in the highest gear at eighty turns a minute. */
export function topSpeed(drive: DriveKey): number {
  return Math.round((drives[drive].highest * 80 * 60) / 1000);
}
