import { type Availability, getAvailability } from '@/domain/availability/availability';
import { findExactVariant, type VariantSelection } from './variant-selection';
import type { BikeVariant } from './variant';

type GridCell =
  | { kind: 'notBuilt' }
  | {
      kind: 'variant';
      productId: string;
      sku: string;
      availability: Availability;
      isSelected: boolean;
    };

export type AvailabilityGridRow = { color: string; cells: readonly GridCell[] };

/** Frame, drivetrain and motor of the grid, and size and color of the selected cell. */
export type GridSelection = VariantSelection & { size?: string | null; color?: string | null };

/**
 * Builds the grid of colors by sizes for the chosen frame and drivetrain, in the given orders. A color that does not
 * exist in a size is `notBuilt`.
 */
export function buildAvailabilityGrid(
  variants: readonly BikeVariant[],
  axes: { colors: readonly string[]; sizes: readonly string[] },
  selection: GridSelection,
): AvailabilityGridRow[] {
  return axes.colors.map((color) => ({
    color,
    cells: axes.sizes.map((size) =>
      toCell(findExactVariant(variants, { ...selection, color, size }), selection),
    ),
  }));
}

function toCell(variant: BikeVariant | null, selection: GridSelection): GridCell {
  if (!variant) return { kind: 'notBuilt' };
  return {
    kind: 'variant',
    productId: variant.productId,
    sku: variant.sku,
    availability: getAvailability(variant.stock),
    isSelected: variant.color === selection.color && variant.size === selection.size,
  };
}
