import { ColorSwatch } from '@/components/ui/color-swatch';
import { useTranslations } from 'next-intl';
import { buildGearSummary } from '@/domain/catalog/bike-specs';
import type { Availability } from '@/domain/availability/availability';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { buildBikeDrawingPath } from '@/lib/platform/media/picture-path';
import type { DaySpan } from '@/domain/time/format-day';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import { Price } from '@/components/ui/price/price';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { WishListButton } from '@/components/ui/wish-list-button';
import { Link } from '@/lib/platform/i18n/navigation';
import type { BikeCombination, BikeListItem } from '@/lib/platform/views/bike-view';
import {
  AvailabilityLabel,
  AvailabilityText,
} from '@/components/ui/availability/availability-label';
import { CompareToggle } from './compare/compare-toggle';
import './product-card.scss';

interface ColorTubesProps {
  readonly label: string;
  readonly colors: readonly { readonly slug: string; readonly hex: string }[];
}

/** The available colors as a row of swatches with one accessible name. */
function ColorTubes({ label, colors }: ColorTubesProps) {
  return (
    <span className="lt-tubes" role="img" aria-label={label}>
      {colors.map(({ slug, hex }) => (
        <ColorSwatch key={slug} hex={hex} isSmall />
      ))}
    </span>
  );
}

/**
 * Returns a function that describes the gears of a model, for example "8 oder 11 Gänge", "Singlespeed" or "14 Gänge
 * oder stufenlos".
 */
function useGearText(): (kinds: readonly string[]) => string {
  const t = useTranslations('catalog.gears');
  return (kinds) => {
    const { counts, stepless, single } = buildGearSummary(kinds);
    const first = counts[0] ?? 0;
    const last = counts.at(-1) ?? 0;
    const parts = [
      single ? t('single') : null,
      counts.length === 1 ? t('one', { count: first }) : null,
      counts.length === 2 ? t('either', { first, last }) : null,
      counts.length > 2 ? t('range', { first, last }) : null,
      stepless ? t('stepless') : null,
    ].filter((part) => part !== null);
    return parts.reduce(
      (text, part) => (text === '' ? part : t('or', { one: text, other: part })),
      '',
    );
  };
}

/** A model as it appears in the list with the current filters. */
export interface BikeCardView {
  readonly item: BikeListItem;
  /** SKU of the lead variant, whose image, price and delivery date the card shows and to which it links. */
  readonly sku: string;
  readonly priceCents: number;
  /** True if other variants that match the filters cost more, so that the price has the prefix "ab" (from). */
  readonly isFrom: boolean;
  readonly availability: Availability;
  readonly colorSlug: string;
  /** The earliest matching variant, if it is available earlier than the lead variant and costs more. */
  readonly earlierVariant: Pick<BikeCombination, 'sku' | 'priceCents' | 'availability'> | null;
}

interface Props {
  readonly bike: BikeCardView;
  readonly arrival: DaySpan | null;
  /** Loading of the image: `first` has high priority, `eager` is for the other images in the initial viewport. */
  readonly loading: 'first' | 'eager' | 'lazy';
}

/** Maximum useful image width in pixels, for half a desktop window and for phones with the highest pixel density. */
const CARD_LIMIT = 1200;

/** A model in the list. The whole card is one link; further actions are below it. */
export function BikeCard({
  bike: { item, sku, priceCents, isFrom, availability, colorSlug, earlierVariant },
  arrival,
  loading,
}: Props) {
  const t = useTranslations('catalog');
  const gears = useGearText();
  const compareWords = {
    add: t('compare.add'),
    added: t('compare.added'),
    full: t('compare.full'),
  };
  const [code, , frame = ''] = sku.split('.');
  const color = item.colors.find(({ slug }) => slug === colorSlug);
  return (
    <article className="lt-card">
      <Link href={`/bikes/${item.slug}?variant=${sku}`} prefetch={false}>
        <span className={loading === 'lazy' ? 'lt-card-picture is-lazy' : 'lt-card-picture'}>
          <PictureOrDrawing
            picture={findSideView(item.sides, item.slug, frame, colorSlug)}
            drawing={buildBikeDrawingPath({ slug: item.slug, frame, color: colorSlug, code })}
            alt={t('bikeAlt', { name: item.name, color: color?.name ?? '' })}
            sizes={pictureSizes.bikeCard}
            limit={CARD_LIMIT}
            loading={loading}
          />
        </span>
        <div className="lt-card-meta">
          <h2 className="h3 m-0">{item.name}</h2>
          <span className="price">
            <PriceSlot skus={[sku]} retailCents={priceCents} isFrom={isFrom} layout="line">
              <Price cents={priceCents} isFrom={isFrom} />
            </PriceSlot>
          </span>
          <span className="sub">
            {[gears(item.kinds), item.subcategory?.name].filter(Boolean).join(', ')}
          </span>
          <span className="when">
            <AvailabilityLabel availability={availability} arrival={arrival} />
            {earlierVariant === null ? null : <EarlierVariantNote {...earlierVariant} />}
          </span>
          <span className="pt-2">
            <ColorTubes
              label={t('colors', { names: item.colors.map(({ name }) => name).join(', ') })}
              colors={item.colors}
            />
          </span>
        </div>
      </Link>
      <div className="lt-card-actions">
        <WishListButton sku={sku} name={item.name} />
        <CompareToggle slug={item.slug} name={item.name} labels={compareWords} />
      </div>
    </article>
  );
}

/** A link to the variant that is available earlier but costs more, for example "Früher für 2.795 €: sofort". */
function EarlierVariantNote({
  sku,
  priceCents,
  availability,
}: NonNullable<BikeCardView['earlierVariant']>) {
  const t = useTranslations('catalog');
  return (
    <span className="lt-earlier-alternative num">
      {t.rich('earlierForMore', {
        price: () => (
          <PriceSlot skus={[sku]} retailCents={priceCents} layout="line">
            <Price cents={priceCents} />
          </PriceSlot>
        ),
        when: () => <AvailabilityText availability={availability} />,
      })}
    </span>
  );
}
