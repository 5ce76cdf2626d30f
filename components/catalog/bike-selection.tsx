'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { pickVariant } from '@/domain/catalog/rate-variants';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type {
  BikeChoiceView,
  ColorView,
  DrivetrainView,
  FrameView,
  GeometryView,
} from '@/lib/platform/views/bike-view';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { useUrlQuery } from '@/lib/browser/state/url-query';

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
  /** The shopper's words on this line of the basket. */
  readonly comment: string;
  readonly setComment: (comment: string) => void;
}

const Context = createContext<BikeSelection | null>(null);

interface Props {
  readonly bike: BikeChoiceView;
  readonly children: ReactNode;
}

/** Holds which variant is selected; it stands in the address as ?variant=SKU. Renders nothing when no variant is sold. */
export function BikeSelectionProvider({ bike, children }: Props) {
  const [query, write] = useUrlQuery();
  const [comment, setComment] = useState('');
  const variants = useMemo(() => unpackVariants(bike.variants, bike.drivetrains), [bike]);
  const asked = new URLSearchParams(query).get('variant');
  const selected = variants.find(({ sku }) => sku === asked) ?? firstChoice(bike, variants);
  const value = useMemo<BikeSelection | null>(() => {
    if (selected === null) return null;
    const sizes = bike.geometry.filter(({ frame }) => frame === selected.variation);
    return {
      bike,
      variants,
      selected,
      color: bike.colors.find(({ short }) => short === selected.color),
      frame: bike.frames.find(({ short }) => short === selected.variation),
      drivetrain: bike.drivetrains.find(({ code }) => code === selected.type),
      geometry: sizes.find(({ size }) => size === selected.size),
      sizes,
      select: ({ sku }) => write(`variant=${sku}`, 'replace'),
      comment,
      setComment,
    };
  }, [bike, variants, selected, comment, write]);
  if (value === null) return null;
  return (
    <Context value={value}>
      <UrlQueryWatch />
      {children}
    </Context>
  );
}

/** The selection of the page's bicycle. Throws outside of BikeSelectionProvider, which is a mistake in the page. */
export function useBikeSelection(): BikeSelection {
  const selection = useContext(Context);
  if (selection === null) throw new Error('useBikeSelection needs a BikeSelectionProvider');
  return selection;
}

/** What a page shows at first: the maker's first frame, drive train and colour, in the middle size and of the latest year. */
function firstChoice(
  { frames, drivetrains, colors, geometry }: BikeChoiceView,
  variants: readonly VariantFacts[],
): VariantFacts | null {
  const variation = frames[0]?.short;
  const sizes = geometry.filter(({ frame }) => frame === variation);
  const type = drivetrains[0]?.code;
  const years = variants
    .filter((variant) => variant.type === type && variant.variation === variation)
    .map(({ year }) => year);
  const latest = variants.filter(({ year }) => year === Math.max(...years));
  return pickVariant(latest.length === 0 ? variants : latest, {
    variation,
    type,
    color: colors[0]?.short,
    size: sizes[Math.floor((sizes.length - 1) / 2)]?.size,
  });
}
