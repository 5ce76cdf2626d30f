import { type Availability, availabilityOf } from './availability';
import { exactVariant, type VariantWish } from './rate-variants';
import type { VariantFacts } from './variant-facts';

type GridCell =
  | { kind: 'notBuilt' }
  | {
      kind: 'variant';
      productId: string;
      sku: string;
      availability: Availability;
      isSelected: boolean;
    };

export type GridRow = { color: string; cells: readonly GridCell[] };

/** Which frame, drivetrain and motor the grid is for, and what is selected in it. */
export type GridWish = VariantWish & { size?: string | null; color?: string | null };

/** Colours by sizes for the chosen frame and drivetrain, in the orders given; what does not exist is notBuilt. */
export function availabilityGrid(
  variants: readonly VariantFacts[],
  axes: { colors: readonly string[]; sizes: readonly string[] },
  wish: GridWish,
): GridRow[] {
  return axes.colors.map((color) => ({
    color,
    cells: axes.sizes.map((size) => toCell(exactVariant(variants, { ...wish, color, size }), wish)),
  }));
}

function toCell(variant: VariantFacts | null, wish: GridWish): GridCell {
  if (!variant) return { kind: 'notBuilt' };
  return {
    kind: 'variant',
    productId: variant.productId,
    sku: variant.sku,
    availability: availabilityOf(variant.stock),
    isSelected: variant.color === wish.color && variant.size === wish.size,
  };
}
