/** Where something can be mounted, in the order in which it is chosen. One part a place. */
export const mountPlaces = [
  'saddle',
  'grips',
  'pedals',
  'rear-rack',
  'front-rack',
  'child-seat',
  'front-light',
  'rear-light',
  'lock',
  'frame-lock',
  'stand',
  'bell',
  'mirror',
  'bottle',
] as const;

export type MountPlace = (typeof mountPlaces)[number];

/** How an article is mounted: data of the catalogue. */
export interface Mount {
  /** Stands for the article in codes, once and for ever. */
  readonly number: number;
  readonly place: MountPlace;
  /** What the bicycle weighs more, in grams; less than 0 where it replaces something heavier. */
  readonly addsGrams: number;
  /** The frames it fits, as skus name them; all of the model's when empty. */
  readonly frames: readonly string[];
  /** Places that have to stay free beside it. */
  readonly excludes: readonly MountPlace[];
}

/** A place as the wire names it; null for one this version does not know. */
export function readMountPlace(place: string): MountPlace | null {
  return mountPlaces.find((known) => known === place) ?? null;
}
