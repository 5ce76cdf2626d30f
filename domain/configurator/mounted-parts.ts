import { parseBikeSku } from '@/domain/catalog/sku';
import { type Availability, getLatestAvailability } from '@/domain/availability/availability';

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
export function parseMountPlace(place: string): MountPlace | null {
  return mountPlaces.find((known) => known === place) ?? null;
}

/** Why a part cannot be mounted; `other` is the part that is in its way. */
export type PartProblem<Part extends Mount> =
  | { readonly kind: 'frame'; readonly part: Part }
  | { readonly kind: 'place'; readonly part: Part; readonly other: Part }
  | { readonly kind: 'excluded'; readonly part: Part; readonly other: Part };

/** True when a part that fits the model fits this variant's frame too. */
export function isFrameCompatible({ frames }: Pick<Mount, 'frames'>, sku: string): boolean {
  const variation = parseBikeSku(sku)?.variation;
  return variation !== undefined && (frames.length === 0 || frames.includes(variation));
}

/** True when both cannot be on one bicycle: they share a place, or one needs the other's to be free. */
export function hasMountConflict(one: Mount, other: Mount): boolean {
  if (one.number === other.number) return false;
  return one.place === other.place || excludes(one, other) || excludes(other, one);
}

/** The first reason why these parts cannot be mounted to this variant together; null when they can. The same part twice is one in its own place. */
export function findPartProblem<Part extends Mount>(
  sku: string,
  parts: readonly Part[],
): PartProblem<Part> | null {
  for (const [index, part] of parts.entries()) {
    if (!isFrameCompatible(part, sku)) return { kind: 'frame', part };
    for (const other of parts.slice(0, index)) {
      if (other.place === part.place) return { kind: 'place', part, other };
      if (excludes(part, other) || excludes(other, part)) return { kind: 'excluded', part, other };
    }
  }
  return null;
}

/** The parts that can stay when one more is chosen; it takes the place of what is in its way. */
export function addPart<Part extends Mount>(chosen: readonly Part[], added: Part): Part[] {
  return [...chosen.filter((part) => part !== added && !hasMountConflict(part, added)), added];
}

/** The parts that can be mounted to a variant, of equals in the way the first ones. */
export function filterMountableParts<Part extends Mount>(
  sku: string,
  parts: readonly Part[],
): Part[] {
  return parts.reduce<Part[]>(
    (kept, part) => (findPartProblem(sku, [...kept, part]) === null ? [...kept, part] : kept),
    [],
  );
}

function excludes({ excludes: places }: Mount, { place }: Mount): boolean {
  return places.includes(place);
}

interface Piece {
  readonly priceCents: number;
  readonly availability: Availability;
}

/** What a bicycle with its parts costs (cents), weighs (grams) and when all of it is there. */
export interface ConfigurationTotals {
  readonly priceCents: number;
  readonly weightGrams: number;
  readonly availability: Availability;
}

/** Sums a bicycle up with its parts. They are mounted before it leaves, so the latest of them decides when it does. */
export function computeConfigurationTotals(
  bike: Piece & { readonly weightGrams: number },
  parts: readonly (Piece & { readonly addsGrams: number })[],
): ConfigurationTotals {
  return {
    priceCents: parts.reduce((sum, part) => sum + part.priceCents, bike.priceCents),
    weightGrams: parts.reduce((sum, part) => sum + part.addsGrams, bike.weightGrams),
    availability: getLatestAvailability([bike, ...parts].map(({ availability }) => availability)),
  };
}
