import type { Availability } from '@/domain/availability/availability';
import type { Mount } from '@/domain/configurator/mounted-parts';

/** A named value of a filterable property, such as a category. `hex` is set only for colors. */
export interface TermView {
  readonly slug: string;
  readonly name: string;
  readonly hex: string | null;
}

export interface FacetView<Facet extends string> {
  readonly facet: Facet;
  readonly values: readonly TermView[];
}

export interface LabelledText {
  readonly title: string;
  readonly text: string;
}

/** Contact person or company for a product. */
export interface ProductContact {
  readonly name: string;
  /** Postal address in a single line. */
  readonly address: string;
  readonly email: string;
}

/** Product safety information an offer must contain: manufacturer and warnings (Regulation (EU) 2023/988, art. 19). */
export interface ProductSafetyView {
  /** Manufacturer; null when the CMS contains none. */
  readonly maker: ProductContact | null;
  /** Responsible person in the EU if the manufacturer is located elsewhere; otherwise null. */
  readonly responsible: ProductContact | null;
  readonly warnings: readonly string[];
  /** True for a product with a battery, which has to be taken back (Regulation (EU) 2023/1542). */
  readonly hasBattery: boolean;
}

/** An article that can be mounted on a model. */
export interface MountablePartView extends Mount {
  readonly sku: string;
  readonly productId: string;
  readonly name: string;
  /** Difference from the other articles of the accessory, such as the color; empty when it has only one article. */
  readonly kind: string;
  /** Color as #rrggbb; null without one. */
  readonly hex: string | null;
  readonly priceCents: number;
  readonly availability: Availability;
}

/** Result of looking up a configuration code. Paths are those of the configurator, without language. */
export type FoundConfigurationView =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknownBike'; readonly sku: string }
  | { readonly kind: 'whole'; readonly path: string }
  | {
      readonly kind: 'nearest';
      readonly path: string;
      readonly name: string;
      /** Set when the code's variant is no longer sold: its SKU, and a description of the most similar variant. */
      readonly gone: { readonly sku: string; readonly nearest: string } | null;
      readonly goneParts: number;
      /** Names of parts that are sold but do not fit this configuration. */
      readonly notFitting: readonly string[];
    };
