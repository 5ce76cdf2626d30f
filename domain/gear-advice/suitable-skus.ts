import type { ChildSeatPlace } from '../catalog/permitted-loads';
import { parseSku } from '../catalog/sku';
import { adviseSize, type SizeFacts, sizesToTake } from '../fit/advise-size';
import type { Needs } from './needs';

/** A frame a model is built with: where it bears a child seat (null: nobody says), and its sizes. */
export interface SuitableFrame {
  /** The variation segment of the sku. */
  readonly short: string;
  readonly childSeat: ChildSeatPlace | null;
  readonly sizes: readonly SizeFacts[];
}

/**
 * Those of a model's skus that suit rider and child: in a size made for the rider, where one is named, and on a frame that is approved for
 * a child seat, where one is wanted. What nobody says of a child seat counts as not approved.
 */
export function suitableSkus(
  skus: readonly string[],
  frames: readonly SuitableFrame[],
  { rider, child }: Pick<Needs, 'rider' | 'child'>,
): string[] {
  const suitable = new Map(
    frames
      .filter(({ childSeat }) => child === 'alone' || childSeat === 'rack' || childSeat === 'clamp')
      .map(({ short, sizes }) => [
        short,
        rider === null ? null : new Set(sizesToTake(adviseSize(sizes, rider))),
      ]),
  );
  return skus.filter((sku) => {
    const parts = parseSku(sku);
    if (parts === null || !suitable.has(parts.variation)) return false;
    return suitable.get(parts.variation)?.has(parts.size) ?? true;
  });
}
