import { parseSku } from '../catalog/sku';
import type { Mount } from './mount';

/** Why a part cannot be mounted; `other` is the part that is in its way. */
export type PartProblem<Part extends Mount> =
  | { readonly kind: 'frame'; readonly part: Part }
  | { readonly kind: 'place'; readonly part: Part; readonly other: Part }
  | { readonly kind: 'excluded'; readonly part: Part; readonly other: Part };

/** True when a part that fits the model fits this variant's frame too. */
export function fitsFrame({ frames }: Pick<Mount, 'frames'>, sku: string): boolean {
  const variation = parseSku(sku)?.variation;
  return variation !== undefined && (frames.length === 0 || frames.includes(variation));
}

/** True when both cannot be on one bicycle: they share a place, or one needs the other's to be free. */
export function areInTheWay(one: Mount, other: Mount): boolean {
  if (one.number === other.number) return false;
  return one.place === other.place || excludes(one, other) || excludes(other, one);
}

/** The first reason why these parts cannot be mounted to this variant together; null when they can. The same part twice is one in its own place. */
export function partProblem<Part extends Mount>(
  sku: string,
  parts: readonly Part[],
): PartProblem<Part> | null {
  for (const [index, part] of parts.entries()) {
    if (!fitsFrame(part, sku)) return { kind: 'frame', part };
    for (const other of parts.slice(0, index)) {
      if (other.place === part.place) return { kind: 'place', part, other };
      if (excludes(part, other) || excludes(other, part)) return { kind: 'excluded', part, other };
    }
  }
  return null;
}

/** The parts that can stay when one more is chosen; it takes the place of what is in its way. */
export function withPart<Part extends Mount>(chosen: readonly Part[], added: Part): Part[] {
  return [...chosen.filter((part) => part !== added && !areInTheWay(part, added)), added];
}

/** The parts that can be mounted to a variant, of equals in the way the first ones. */
export function mountable<Part extends Mount>(sku: string, parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>(
    (kept, part) => (partProblem(sku, [...kept, part]) === null ? [...kept, part] : kept),
    [],
  );
}

function excludes({ excludes: places }: Mount, { place }: Mount): boolean {
  return places.includes(place);
}
