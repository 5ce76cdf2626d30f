/** Where a child seat may be fitted to a frame: on the rear rack, clamped to the seat tube, or nowhere. */
export const childSeatPlaces = ['rack', 'clamp', 'none'] as const;

export type ChildSeatPlace = (typeof childSeatPlaces)[number];

/** What a rear rack has to carry for a child of 22 kg and its seat, in kg (ISO 11243). */
export const childSeatRackKg = 27;

/** What rider, clothes and luggage may weigh together, in whole kg: the permitted total less the bicycle, rounded down. */
export function payloadKg(permittedTotalKg: number, bikeWeightGrams: number): number {
  return Math.floor((permittedTotalKg * 1000 - bikeWeightGrams) / 1000);
}
