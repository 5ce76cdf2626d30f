import type { Availability } from '@/domain/availability/availability';
import type { Mount } from '@/domain/configurator/mounted-parts';

/** A named value of a facet. `hex` only on colours. */
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

/** Whom one can write to about a product. */
export interface ProductContact {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly email: string;
}

/** What an offer has to say of its maker and its dangers (Regulation (EU) 2023/988, art. 19). */
export interface ProductSafetyView {
  /** Null where the content service names none. */
  readonly maker: ProductContact | null;
  /** Who answers for it within the EU, where the maker sits elsewhere. */
  readonly responsible: ProductContact | null;
  readonly warnings: readonly string[];
  /** It has to be taken back (Regulation (EU) 2023/1542). */
  readonly hasBattery: boolean;
}

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

/** What a code leads to. Paths are those of the configurator, without language. */
export type FoundConfigurationView =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknownBike'; readonly sku: string }
  | { readonly kind: 'whole'; readonly path: string }
  | {
      readonly kind: 'nearest';
      readonly path: string;
      readonly name: string;
      /** The variant of the code, where it is not sold any more, and what comes nearest in words. */
      readonly gone: { readonly sku: string; readonly nearest: string } | null;
      readonly goneParts: number;
      /** Names of parts that are sold and do not fit this way. */
      readonly notFitting: readonly string[];
    };
