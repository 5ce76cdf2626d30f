import type { ReactNode } from 'react';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { buildAccessoryDrawingPath } from '@/lib/platform/media/picture-path';
import { Price } from '@/components/ui/price/price';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { Link } from '@/lib/platform/i18n/navigation';
import type { AccessoryCardView } from '@/lib/platform/views/accessory-view';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import './product-card.scss';

interface Props {
  readonly accessory: AccessoryCardView;
  /**
   * The slug of a bicycle. It is added to the link, so that the accessory's page can show whether the accessory fits.
   */
  readonly bike?: string | undefined;
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** The heading level of the card; 2 by default. */
  readonly level?: 2 | 3;
  /** Further actions for the accessory, such as a wish list button, shown below the card. */
  readonly children?: ReactNode;
}

/** An accessory in a list. The whole card is one link. */
export function AccessoryCard({ accessory, bike, loading = 'lazy', level = 2, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="lt-card">
      <Link
        href={`/accessories/${accessory.slug}${bike === undefined ? '' : `?bikes=${bike}`}`}
        prefetch={false}
      >
        <span className="lt-card-picture is-accessory">
          <PictureOrDrawing
            picture={accessory.picture}
            drawing={buildAccessoryDrawingPath(accessory.slug)}
            alt=""
            sizes={pictureSizes.accessoryCard}
            isSquare
            limit={800}
            loading={loading}
          />
        </span>
        <div className="lt-card-meta">
          <Heading className="h4 m-0">{accessory.name}</Heading>
          <span className="price">
            <PriceSlot
              skus={[accessory.fromSku]}
              retailCents={accessory.fromCents}
              isFrom={accessory.hasPriceRange}
              layout="line"
            >
              <Price cents={accessory.fromCents} isFrom={accessory.hasPriceRange} />
            </PriceSlot>
          </span>
          <span className="sub">{accessory.claim}</span>
          <span className="when">
            <AvailabilityLabel availability={accessory.availability} arrival={accessory.arrival} />
          </span>
        </div>
      </Link>
      {children && <div className="lt-card-actions">{children}</div>}
    </article>
  );
}
