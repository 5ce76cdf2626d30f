import { parseBikeSku } from '@/domain/catalog/sku';
import { type Availability, getLatestAvailability } from '@/domain/availability/availability';

/** Mount positions in the order of the configurator. One part per position. */
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

/** Catalog data about mounting an article on a bicycle. */
export interface Mount {
  /** Identifies the article in configuration codes; never changes. */
  readonly number: number;
  readonly place: MountPlace;
  /** Additional weight in grams; negative when the part replaces a heavier one. */
  readonly addsGrams: number;
  /** Compatible frames, as SKU segments; all frames of the model when empty. */
  readonly frames: readonly string[];
  /** Positions that must stay free. */
  readonly excludes: readonly MountPlace[];
}

/** Parses a position from the API; null for an unknown one. */
export function parseMountPlace(place: string): MountPlace | null {
  return mountPlaces.find((known) => known === place) ?? null;
}

/** Reason why a part cannot be mounted; `other` is the conflicting part. */
export type PartProblem<Part extends Mount> =
  | { readonly kind: 'frame'; readonly part: Part }
  | { readonly kind: 'place'; readonly part: Part; readonly other: Part }
  | { readonly kind: 'excluded'; readonly part: Part; readonly other: Part };

/** Returns true when a part that fits the model also fits the frame of this variant. */
export function isFrameCompatible({ frames }: Pick<Mount, 'frames'>, sku: string): boolean {
  const variation = parseBikeSku(sku)?.variation;
  return variation !== undefined && (frames.length === 0 || frames.includes(variation));
}

/** Returns true when two parts cannot be combined: they share a position, or one excludes the other's position. */
export function hasMountConflict(one: Mount, other: Mount): boolean {
  if (one.number === other.number) return false;
  return one.place === other.place || excludes(one, other) || excludes(other, one);
}

/**
 * Returns the first reason why the given parts cannot be mounted together on a variant; null if there is none. A
 * duplicate part conflicts with itself.
 */
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

/** Adds a part and removes the parts that conflict with it. */
export function addPart<Part extends Mount>(chosen: readonly Part[], added: Part): Part[] {
  return [...chosen.filter((part) => part !== added && !hasMountConflict(part, added)), added];
}

/** Filters the parts that can be mounted on a variant; of conflicting parts the first ones remain. */
export function filterMountableParts<Part extends Mount>(
  sku: string,
  parts: readonly Part[],
): Part[] {
  return parts.reduce<Part[]>(
    (fitting, part) =>
      findPartProblem(sku, [...fitting, part]) === null ? [...fitting, part] : fitting,
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

/** Price (cents), weight (grams) and availability of a bicycle with its parts. */
export interface ConfigurationTotals {
  readonly priceCents: number;
  readonly weightGrams: number;
  readonly availability: Availability;
}

/**
 * Computes the totals of a bicycle with its parts. The latest part determines the availability, because parts are
 * mounted before shipping.
 */
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
