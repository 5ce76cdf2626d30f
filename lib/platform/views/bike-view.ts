import type { Availability } from '@/domain/availability/availability';
import type { DrivetrainFacts } from '@/domain/catalog/range-filters';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { Occasion } from '@/domain/delivery/occasions';
import type { PackedVariant } from '@/domain/catalog/variant';
import type { BikeBuild, FrameGeometry, FrameShape } from '@/domain/catalog/frame-geometry';
import type { ViewPictures } from '@/lib/platform/media/bike-pictures';
import type { CloseUp } from '@/lib/platform/media/close-ups';
import type { TermView, FacetView, LabelledText, ProductSafetyView } from './catalog-view';
import type { ImageView } from './page-view';
import type { AccessoryCardView, AccessoryFacet } from './accessory-view';
import type { CatalogOrder } from '@/domain/catalog/lead-offer';

export interface ColorView {
  /** The colour segment of the sku. */
  readonly short: string;
  readonly slug: string;
  readonly name: string;
  readonly hex: string;
}

export interface FrameView {
  /** The variation segment of the sku. */
  readonly short: string;
  readonly name: string;
  readonly shape: FrameShape;
}

export interface DrivetrainView {
  /** The type segment of the sku. */
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

/** A drive train, frame shape and colour in which a model is built, at one price: the variant of it that is there first. */
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
  /** Ordered as the maker orders frames, drive trains and colours. */
  readonly combinations: readonly BikeCombination[];
  /** By the type segment of the sku. */
  readonly drives: Readonly<Record<string, DrivetrainFacts>>;
  readonly sides: ViewPictures | null;
}

export interface BikeListView {
  /** Of all combinations. */
  readonly arrivals: ArrivalDates;
  /** The next days by which people wish to have a bicycle. */
  readonly occasions: readonly Occasion[];
  readonly facets: readonly FacetView<BikeFacet>[];
  readonly bikes: readonly BikeListItem[];
  /** Null when there is nothing in the outlet, or it could not be asked. */
  readonly outlet: { readonly count: number; readonly fromCents: number } | null;
}

/** The stored pictures of a model, in each frame and colour they were taken in; where one is missing, a drawing stands. */
export interface BikePictures {
  readonly sides: ViewPictures | null;
  /** From the front at an angle. */
  readonly front: ViewPictures | null;
  /** What its story shows from near by, in the story's order; those there are pictures of. */
  readonly closeUps: readonly CloseUpPictures[];
}

/** A part of a bicycle from near by: which, what the picture shows in words, and the pictures. */
interface CloseUpPictures {
  readonly view: CloseUp;
  readonly words: string;
  readonly pictures: ViewPictures;
}

/** A chapter of a model's story, and what is seen beside it; null where nothing is. */
export interface ChapterView extends LabelledText {
  readonly closeUp: CloseUp | null;
}

/** What the parts of a bike page that change with the variant need to know. */
export interface BikeChoiceView {
  readonly slug: string;
  readonly name: string;
  readonly colors: readonly ColorView[];
  readonly frames: readonly FrameView[];
  readonly drivetrains: readonly DrivetrainView[];
  readonly geometry: readonly GeometryView[];
  readonly variants: readonly PackedVariant[];
  /** Of all variants. */
  readonly arrivals: ArrivalDates;
  readonly vatPercent: number;
  /** Consumers may look, only b2b customers may order. */
  readonly b2bOnly: boolean;
  readonly pictures: BikePictures;
}

export interface BikePageView extends BikeChoiceView {
  /** The shop's id of the model. */
  readonly productId: string;
  readonly claim: string;
  readonly description: string;
  /** Instead of the title made from its data. */
  readonly metaTitle?: string | null;
  readonly metaDescription: string | null;
  /** The editor’s choice for shared links. */
  readonly shareImage?: ImageView | null;
  readonly subcategory: TermView | null;
  readonly story: readonly ChapterView[];
  readonly brandName: string | null;
  readonly safety: ProductSafetyView;
  readonly specs: readonly LabelledText[];
  readonly drivetrainSpecs: Readonly<Record<string, readonly LabelledText[]>>;
  /** What bicycle, rider and luggage may weigh together; null where nobody says. */
  readonly permittedWeightKg: number | null;
  readonly builtFrom: number;
  /** Null while it is built. */
  readonly builtUntil: number | null;
  readonly build: BikeBuild;
  readonly accessories: readonly AccessoryCardView[];
  /** Models that answer what this one is not built for: one for each other frame shape. */
  readonly relatives: readonly {
    readonly slug: string;
    readonly name: string;
    readonly shape: FrameShape;
  }[];
  /** Models for drive groups this one is not built with. */
  readonly driveRelatives: readonly {
    readonly slug: string;
    readonly name: string;
    readonly group: string;
    readonly groupName: string;
  }[];
}

/** The facets of all lists; each has its words in the messages. */
export type AnyFacet = BikeFacet | AccessoryFacet;

/** The order of a model's frames, drive trains and colours, as its views list them. */
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
