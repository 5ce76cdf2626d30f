'use client';

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
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
import { createExternalStore } from '@/lib/browser/state/external-store';
import { useUrlQuery, writeUrlQuery } from '@/lib/browser/state/url-query';

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

const Context = createContext<Offer | null>(null);

interface Props {
  readonly bike: BikeChoiceView;
  readonly children: ReactNode;
}

/**
 * Says which bicycle the page is of. Which variant is selected stands in the address as ?variant=SKU, and each part looks there
 * itself: a choice moves the parts that show it, and nothing in between. Renders nothing when no variant is sold.
 */
export function BikeSelectionProvider({ bike, children }: Props) {
  const offer = useMemo(() => createOffer(bike), [bike]);
  if (offer === null) return null;
  return (
    <Context value={offer}>
      <UrlQueryWatch />
      {children}
    </Context>
  );
}

/** The selection of the page's bicycle. Throws outside of BikeSelectionProvider, which is a mistake in the page. */
export function useBikeSelection(): BikeSelection {
  const { selectionOf } = useOffer();
  const [query] = useUrlQuery();
  return selectionOf(new URLSearchParams(query).get('variant'));
}

/** The shopper's words on this line of the basket, and how to change them. */
export function useBikeComment(): readonly [string, (comment: string) => void] {
  const { comment } = useOffer();
  return [useSyncExternalStore(comment.subscribe, comment.get, comment.get), comment.set];
}

/** Makes a variant the selected one. */
export function selectVariant({ sku }: VariantFacts): void {
  writeUrlQuery(`variant=${sku}`, 'replace');
}

function useOffer(): Offer {
  const offer = useContext(Context);
  if (offer === null) throw new Error('useBikeSelection needs a BikeSelectionProvider');
  return offer;
}

interface Offer {
  /** What a sku selects; the first choice when the bicycle has no such variant. The same again for the same sku. */
  readonly selectionOf: (sku: string | null) => BikeSelection;
  readonly comment: ReturnType<typeof createExternalStore<string>>;
}

function createOffer(bike: BikeChoiceView): Offer | null {
  const variants = unpackVariants(bike.variants, bike.drivetrains);
  const first = firstChoice(bike, variants);
  return first === null ? null : offerOf(bike, variants, first);
}

function offerOf(
  bike: BikeChoiceView,
  variants: readonly VariantFacts[],
  first: VariantFacts,
): Offer {
  let last: BikeSelection | null = null;

  function selectionOf(asked: string | null): BikeSelection {
    const selected = variants.find(({ sku }) => sku === asked) ?? first;
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

  return { selectionOf, comment: createExternalStore('') };
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
