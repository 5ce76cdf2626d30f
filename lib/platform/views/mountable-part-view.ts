import type { Availability } from '@/domain/catalog/availability';
import type { Mount } from '@/domain/configuration/mount';

/** An article that can be mounted to a model. */
export interface MountablePartView extends Mount {
  readonly sku: string;
  readonly productId: string;
  readonly name: string;
  /** What tells it from its siblings, such as its colour; empty for an only one. */
  readonly kind: string;
  /** Its colour as #rrggbb; null without one. */
  readonly hex: string | null;
  readonly priceCents: number;
  readonly availability: Availability;
}
