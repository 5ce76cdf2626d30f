import type { Availability } from '@/domain/availability/availability';
import type { DrivetrainData } from '@/domain/catalog/range-filters';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { HolidayDeadline } from '@/domain/delivery/holiday-deadlines';
import type { PackedVariant } from '@/domain/catalog/variant';
import type { BikeBuild, FrameGeometry, FrameShape } from '@/domain/catalog/frame-geometry';
import type { ViewPictures } from '@/lib/platform/media/bike-pictures';
import type { CloseUp } from '@/lib/platform/media/close-ups';
import type { TermView, FacetView, LabelledText, ProductSafetyView } from './catalog-view';
import type { ImageView } from './page-view';
import type { AccessoryCardView, AccessoryFacet } from './accessory-view';
import type { CatalogOrder } from '@/domain/catalog/lead-offer';
import type { RelatedModels } from '@/domain/catalog/related-models';

export interface ColorView {
  /** Color segment of the SKU. */
  readonly short: string;
  readonly slug: string;
  readonly name: string;
  readonly hex: string;
}

export interface FrameView {
  /** Variation segment of the SKU. */
  readonly short: string;
  readonly name: string;
  readonly shape: FrameShape;
}

export interface DrivetrainView {
  /** Type segment of the SKU. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly kind: string;
  readonly motor: 'mahle' | 'bosch' | null;
  readonly weightGrams: number;
}

export interface GeometryView extends FrameGeometry {
  readonly frame: string;
  readonly size: string;
  readonly bodyHeightMinCm: number;
  readonly bodyHeightMaxCm: number;
}

export type BikeFacet = 'subcategory' | 'transmission_group' | 'geometry' | 'colors';

/**
 * A combination of drivetrain, frame shape and color of a model at one price, represented by the variant that is
 * available first.
 */
export interface BikeCombination {
  readonly sku: string;
  readonly group: string;
  readonly shape: string;
  readonly color: string;
  readonly priceCents: number;
  readonly availability: Availability;
}

export interface BikeListItem {
  readonly slug: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly subcategory: TermView | null;
  readonly colors: readonly ColorView[];
  readonly hasMotor: boolean;
  /** Sold combinations, in the manufacturer's order of frames, drivetrains and colors. */
  readonly combinations: readonly BikeCombination[];
  /** Weight and motor data of each drivetrain, by the type segment of the SKU. */
  readonly drives: Readonly<Record<string, DrivetrainData>>;
  readonly sides: ViewPictures | null;
}

export interface BikeListView {
  /** Estimated delivery days for all bikes of the list, by the day a variant becomes available. */
  readonly arrivals: ArrivalDates;
  /** Upcoming holidays by which customers often want a delivery. */
  readonly occasions: readonly HolidayDeadline[];
  readonly facets: readonly FacetView<BikeFacet>[];
  readonly bikes: readonly BikeListItem[];
  /** Number of outlet bicycles and their lowest price; null when the outlet is empty or could not be loaded. */
  readonly outlet: { readonly count: number; readonly fromCents: number } | null;
}

/** Stored pictures of a model, by frame and color; a drawing is used when one is missing. */
export interface BikePictures {
  readonly sides: ViewPictures | null;
  /** Pictures of the front view at an angle. */
  readonly front: ViewPictures | null;
  /** Close-ups in the order of the chapters of the model's text; those without pictures are left out. */
  readonly closeUps: readonly CloseUpPictures[];
}

/** A close-up of a part of a bicycle: the part, its caption and the pictures. */
interface CloseUpPictures {
  readonly view: CloseUp;
  readonly words: string;
  readonly pictures: ViewPictures;
}

/** A chapter of a model's text; `closeUp` is null when the chapter has no close-up. */
export interface BikeStoryChapterView extends LabelledText {
  readonly closeUp: CloseUp | null;
}

/** Data for the parts of a bike page that change with the selected variant. */
export interface BikeChoiceView {
  readonly slug: string;
  readonly name: string;
  readonly colors: readonly ColorView[];
  readonly frames: readonly FrameView[];
  readonly drivetrains: readonly DrivetrainView[];
  readonly geometry: readonly GeometryView[];
  readonly variants: readonly PackedVariant[];
  /** Estimated delivery days for all variants, by the day a variant becomes available. */
  readonly arrivals: ArrivalDates;
  readonly vatPercent: number;
  /** True for a model that all customers can see but only B2B customers can order. */
  readonly b2bOnly: boolean;
  readonly pictures: BikePictures;
}

export interface BikePageView extends BikeChoiceView {
  /** The shop service's id of the model. */
  readonly productId: string;
  /** ISO time of the prices if they could not be renewed for hours; null for current prices. */
  readonly pricesSince: string | null;
  readonly claim: string;
  readonly description: string;
  /** Title set by the editor, instead of the one generated from the data. */
  readonly metaTitle?: string | null;
  readonly metaDescription: string | null;
  /** Share image chosen by the editor. */
  readonly shareImage?: ImageView | null;
  readonly subcategory: TermView | null;
  readonly story: readonly BikeStoryChapterView[];
  readonly brandName: string | null;
  readonly safety: ProductSafetyView;
  readonly specs: readonly LabelledText[];
  readonly drivetrainSpecs: Readonly<Record<string, readonly LabelledText[]>>;
  /** Permitted total weight of bicycle, rider and luggage; null when unknown. */
  readonly permittedWeightKg: number | null;
  readonly builtFrom: number;
  /** Last production year; null while the model is still built. */
  readonly builtUntil: number | null;
  readonly build: BikeBuild;
  readonly accessories: readonly AccessoryCardView[];
  /** Other models, one for each frame shape in which this model is not built. */
  readonly relatives: RelatedModels['byShape'];
  /** Other models, for the drive groups with which this model is not built. */
  readonly driveRelatives: RelatedModels['byDriveGroup'];
}

/** Keys of all list filters; the messages contain a label for each. */
export type AnyFacet = BikeFacet | AccessoryFacet;

/** Returns the order of a model's frames, drivetrains and colors, as listed in its views. */
export function getManufacturerOrder({
  frames,
  drivetrains,
  colors,
}: Pick<BikeChoiceView, 'frames' | 'drivetrains' | 'colors'>): CatalogOrder {
  return {
    frames: frames.map(({ short }) => short),
    drivetrains: drivetrains.map(({ code }) => code),
    colors: colors.map(({ short }) => short),
  };
}
