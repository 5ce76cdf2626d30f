'use client';

import { useContext } from 'react';
import { findLeadVariant } from '@/domain/catalog/lead-offer';
import { listVariantOptions } from '@/domain/catalog/variant-selection';
import { computeSizeAdvice, listRecommendedSizes } from '@/domain/advice/size-advice';
import type { BodyMeasurements } from '@/domain/advice/body-measurements';
import type { BikeVariant } from '@/domain/catalog/variant';
import { parsePackedVariants } from '@/domain/catalog/variant';
import type {
  BikeChoiceView,
  ColorView,
  DrivetrainView,
  FrameView,
  GeometryView,
} from '@/lib/platform/views/bike-view';
import { getManufacturerOrder } from '@/lib/platform/views/bike-view';
import { useStoredMeasurements } from '@/lib/browser/catalog/use-body-measurements';
import { useUrlQuery, setUrlQuery } from '@/lib/browser/navigation/url-query';
import { BikePageContext } from './bike-page-context';

/**
 * The selected variant, which determines image, price, delivery date and article number, and functions to change it.
 */
export interface BikeSelection {
  readonly bike: BikeChoiceView;
  readonly variants: readonly BikeVariant[];
  readonly selected: BikeVariant;
  readonly color: ColorView | undefined;
  readonly frame: FrameView | undefined;
  readonly drivetrain: DrivetrainView | undefined;
  readonly geometry: GeometryView | undefined;
  /** The sizes of the selected frame, in the manufacturer's order. */
  readonly sizes: readonly GeometryView[];
  readonly select: (variant: BikeVariant) => void;
}

/**
 * Returns the selection for the page's bicycle: the variant in the URL, otherwise the lead variant, in the rider's size
 * if the rider's height is stored in this browser. Throws outside of BikePageProvider.
 */
export function useBikeSelection(): BikeSelection {
  const { selectionOf } = useOffer();
  const [query] = useUrlQuery();
  return selectionOf(new URLSearchParams(query).get('variant'), useStoredMeasurements());
}

/** Selects a variant by writing its SKU to the URL. */
export function selectVariant({ sku }: BikeVariant): void {
  // Keeps the selected parts, which only URLs of the configurator contain.
  const parts = new URLSearchParams(window.location.search).get('parts');
  setUrlQuery(`variant=${sku}${parts ? `&parts=${parts}` : ''}`, 'replace');
}

/**
 * The variants and the selection logic of each bicycle, created on first use and shared by all components of a page.
 */
const offers = new WeakMap<BikeChoiceView, Offer>();

function useOffer(): Offer {
  const bike = useContext(BikePageContext);
  if (bike === null) throw new Error('useBikeSelection needs a BikePageProvider');
  const known = offers.get(bike);
  if (known !== undefined) return known;
  const offer = createOffer(bike);
  offers.set(bike, offer);
  return offer;
}

interface Offer {
  /**
   * Returns the selection for a SKU. If the bicycle has no variant with this SKU, returns the selection of the lead
   * variant in the rider's size. The same arguments always give the same object.
   */
  readonly selectionOf: (sku: string | null, rider: BodyMeasurements | null) => BikeSelection;
}

function createOffer(bike: BikeChoiceView): Offer {
  const variants = parsePackedVariants(bike.variants, bike.drivetrains);
  const first = findLeadVariant(variants, getManufacturerOrder(bike));
  if (first === null) throw new Error(`The bicycle ${bike.slug} has no variants`);
  return getBikeOffer(bike, variants, first);
}

function getBikeOffer(
  bike: BikeChoiceView,
  variants: readonly BikeVariant[],
  first: BikeVariant,
): Offer {
  let last: BikeSelection | null = null;

  function selectionOf(variant: string | null, rider: BodyMeasurements | null): BikeSelection {
    const selected = variants.find(({ sku }) => sku === variant) ?? inMySize(rider);
    if (last?.selected === selected) return last;
    const sizes = bike.geometry.filter(({ frame }) => frame === selected.variation);
    last = {
      bike,
      variants,
      selected,
      color: bike.colors.find(({ short }) => short === selected.color),
      frame: bike.frames.find(({ short }) => short === selected.variation),
      drivetrain: bike.drivetrains.find(({ code }) => code === selected.type),
      geometry: sizes.find(({ size }) => size === selected.size),
      sizes,
      select: selectVariant,
    };
    return last;
  }

  /**
   * Returns the lead variant in the rider's size. Returns the lead variant itself if no measurements are stored or its
   * frame is not built in that size.
   */
  function inMySize(rider: BodyMeasurements | null): BikeVariant {
    if (rider === null) return first;
    const sizes = bike.geometry.filter(({ frame }) => frame === first.variation);
    const [size] = listRecommendedSizes(computeSizeAdvice(sizes, rider));
    const [option] = size === undefined ? [] : listVariantOptions(variants, first, 'size', [size]);
    const riderOption = option?.exact ?? option?.nearest;
    return variants.find(({ sku }) => sku === riderOption?.sku) ?? first;
  }

  return { selectionOf };
}
