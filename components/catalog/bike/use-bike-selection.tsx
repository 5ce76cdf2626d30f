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

/** The one variant that picture, price, date and code of a page speak of, and how to choose another. */
export interface BikeSelection {
  readonly bike: BikeChoiceView;
  readonly variants: readonly BikeVariant[];
  readonly selected: BikeVariant;
  readonly color: ColorView | undefined;
  readonly frame: FrameView | undefined;
  readonly drivetrain: DrivetrainView | undefined;
  readonly geometry: GeometryView | undefined;
  /** The sizes of the selected frame, in the maker's order. */
  readonly sizes: readonly GeometryView[];
  readonly select: (variant: BikeVariant) => void;
}

/**
 * The selection of the page's bicycle: the variant of the address, else the lead variant in the size of whoever has said how tall they
 * are. Throws outside of BikePageProvider, which is a mistake in the page.
 */
export function useBikeSelection(): BikeSelection {
  const { selectionOf } = useOffer();
  const [query] = useUrlQuery();
  return selectionOf(new URLSearchParams(query).get('variant'), useStoredMeasurements());
}

/** Makes a variant the selected one. */
export function selectVariant({ sku }: BikeVariant): void {
  // In the configuration the parts stay.
  const parts = new URLSearchParams(window.location.search).get('parts');
  setUrlQuery(`variant=${sku}${parts ? `&parts=${parts}` : ''}`, 'replace');
}

/** One for each bicycle: all parts of a page share it, and whoever comes first makes it. */
const offers = new WeakMap<BikeChoiceView, Offer>();

function useOffer(): Offer {
  const bike = useContext(BikePageContext);
  if (bike === null) throw new Error('useBikeSelection needs a BikeSelectionProvider');
  const known = offers.get(bike);
  if (known !== undefined) return known;
  const offer = createOffer(bike);
  offers.set(bike, offer);
  return offer;
}

interface Offer {
  /** What a sku selects; the lead variant for the rider when the bicycle has no such variant. The same again for the same. */
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

  function selectionOf(asked: string | null, rider: BodyMeasurements | null): BikeSelection {
    const selected = variants.find(({ sku }) => sku === asked) ?? inMySize(rider);
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

  /** The lead variant in the rider's size, where its frame is built in one. */
  function inMySize(rider: BodyMeasurements | null): BikeVariant {
    if (rider === null) return first;
    const sizes = bike.geometry.filter(({ frame }) => frame === first.variation);
    const [size] = listRecommendedSizes(computeSizeAdvice(sizes, rider));
    const [option] = size === undefined ? [] : listVariantOptions(variants, first, 'size', [size]);
    const mine = option?.exact ?? option?.nearest;
    return variants.find(({ sku }) => sku === mine?.sku) ?? first;
  }

  return { selectionOf };
}
