import type { DrivetrainData } from './range-filters';

/** Weight limits in kilograms that can be offered. */
const weights = [9, 10, 12, 14, 16, 18, 20, 23, 25, 28];

/** Limits offered by the filters, derived from the products. Each limit matches some of the products, but not all. */
export interface RangeFilterSteps {
  readonly weightTo: readonly number[];
  readonly torqueFrom: readonly number[];
  readonly batteryFrom: readonly number[];
}

/** Computes the limits to offer for the given drivetrains, each list in ascending order. */
export function listRangeFilterSteps(drives: readonly DrivetrainData[]): RangeFilterSteps {
  const kilograms = drives.map(({ weightGrams }) => weightGrams / 1000);
  const [lightest, heaviest] = [Math.min(...kilograms), Math.max(...kilograms)];
  return {
    weightTo: weights.filter((weight) => weight >= lightest && weight < heaviest),
    torqueFrom: distinct(drives.map(({ torqueNm }) => torqueNm)),
    batteryFrom: distinct(drives.map(({ batteryWh }) => batteryWh)),
  };
}

function distinct(values: readonly (number | null)[]): number[] {
  return [...new Set(values)].filter((value) => value !== null).sort((a, b) => a - b);
}
