'use client';

import { useContext } from 'react';
import { leadVariant } from '@/domain/catalog/lead-variant';
import { variantOptions } from '@/domain/catalog/variant-options';
import { adviseSize, sizesToTake } from '@/domain/fit/advise-size';
import type { Measures } from '@/domain/fit/measures';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type {
  BikeChoiceView,
  ColorView,
  DrivetrainView,
  FrameView,
  GeometryView,
} from '@/lib/platform/views/bike-view';
import { makersOrder } from '@/lib/platform/views/makers-order';
import { useKeptRider } from '@/lib/browser/fit/use-measures';
import { useUrlQuery, writeUrlQuery } from '@/lib/browser/state/url-query';
import { PageBikeContext } from './bike-selection-provider';

/** The one variant that picture, price, date and code of a page speak of, and how to choose another. */
export interface BikeSelection {
  readonly bike: BikeChoiceView;
  readonly variants: readonly VariantFacts[];
  readonly selected: VariantFacts;
  readonly color: ColorView | undefined;
  readonly frame: FrameView | undefined;
  readonly drivetrain: DrivetrainView | undefined;
  readonly geometry: GeometryView | undefined;
  /** The sizes of the selected frame, in the maker's order. */
  readonly sizes: readonly GeometryView[];
  readonly select: (variant: VariantFacts) => void;
}

/**
 * The selection of the page's bicycle: the variant of the address, else the lead variant in the size of whoever has said how tall they
 * are. Throws outside of BikeSelectionProvider, which is a mistake in the page.
 */
export function useBikeSelection(): BikeSelection {
  const { selectionOf } = useOffer();
  const [query] = useUrlQuery();
  return selectionOf(new URLSearchParams(query).get('variant'), useKeptRider());
}

/** Makes a variant the selected one. */
export function selectVariant({ sku }: VariantFacts): void {
  // In the configuration the parts stay.
  const parts = new URLSearchParams(window.location.search).get('parts');
  writeUrlQuery(`variant=${sku}${parts ? `&parts=${parts}` : ''}`, 'replace');
}

/** One for each bicycle: all parts of a page share it, and whoever comes first makes it. */
const offers = new WeakMap<BikeChoiceView, Offer>();

function useOffer(): Offer {
  const bike = useContext(PageBikeContext);
  if (bike === null) throw new Error('useBikeSelection needs a BikeSelectionProvider');
  const known = offers.get(bike);
  if (known !== undefined) return known;
  const offer = createOffer(bike);
  offers.set(bike, offer);
  return offer;
}

interface Offer {
  /** What a sku selects; the lead variant for the rider when the bicycle has no such variant. The same again for the same. */
  readonly selectionOf: (sku: string | null, rider: Measures | null) => BikeSelection;
}

function createOffer(bike: BikeChoiceView): Offer {
  const variants = unpackVariants(bike.variants, bike.drivetrains);
  const first = leadVariant(variants, makersOrder(bike));
  if (first === null) throw new Error(`The bicycle ${bike.slug} has no variants`);
  return offerOf(bike, variants, first);
}

function offerOf(
  bike: BikeChoiceView,
  variants: readonly VariantFacts[],
  first: VariantFacts,
): Offer {
  let last: BikeSelection | null = null;

  function selectionOf(asked: string | null, rider: Measures | null): BikeSelection {
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
  function inMySize(rider: Measures | null): VariantFacts {
    if (rider === null) return first;
    const sizes = bike.geometry.filter(({ frame }) => frame === first.variation);
    const [size] = sizesToTake(adviseSize(sizes, rider));
    const [option] = size === undefined ? [] : variantOptions(variants, first, 'size', [size]);
    const mine = option?.exact ?? option?.nearest;
    return variants.find(({ sku }) => sku === mine?.sku) ?? first;
  }

  return { selectionOf };
}
