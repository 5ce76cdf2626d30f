'use client';

import { useTranslations } from 'next-intl';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Price } from '@/components/ui/price/price';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { type Arrivals, arrivalIn } from '@/domain/delivery/arrivals';
import { dropAside } from '@/lib/browser/compare/put-aside';
import { Link } from '@/lib/platform/i18n/navigation';
import type { CompareColumn } from './compare-columns';
import { LineSample } from './compare-drawing';
import './compare.scss';

interface Props {
  readonly columns: readonly CompareColumn[];
  readonly arrivals: Arrivals;
  readonly queryWithout: (slug: string) => string;
}

/** Wide enough for four beside each other. */
const PICTURE_LIMIT = 800;

/** Picture, name, price and day of each bicycle, and the way to leave one out. */
export function CompareHead({ columns, arrivals, queryWithout }: Props) {
  const t = useTranslations('compare');
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ bike, offer, isMine, size }, index) => (
          <th key={bike.slug} scope="col">
            <Link href={`/bikes/${bike.slug}?variant=${offer.sku}`} prefetch={false}>
              <span className="lt-compare-pic">
                <PictureOrDrawing
                  picture={bike.picture}
                  drawing={bike.drawing}
                  alt={t('pictureAlt', { name: bike.name, color: bike.colorName })}
                  sizes={pictureSizes.outletCard}
                  limit={PICTURE_LIMIT}
                  loading="eager"
                />
              </span>
              <span className="h3 lt-compare-name">{bike.name}</span>
            </Link>
            <LineSample index={index} />
            <p className="lt-compare-price num">
              <PriceSlot
                skus={[offer.sku]}
                retailCents={offer.listPriceCents ?? offer.priceCents}
                isFrom={offer.isFrom}
                form="line"
              >
                <Price cents={offer.priceCents} isFrom={offer.isFrom} />
              </PriceSlot>{' '}
              <small className="text-2">
                {isMine ? t('inSize', { size: size.size }) : t('smallestPrice')}
              </small>
            </p>
            <p className="lt-compare-when">
              <AvailabilityMark
                availability={offer.availability}
                arrival={arrivalIn(arrivals, offer.availability)}
              />
            </p>
            <Link
              className="lt-compare-drop small text-2"
              href={`/bikes/compare?${queryWithout(bike.slug)}`}
              prefetch={false}
              onClick={() => dropAside(bike.slug)}
            >
              {t('drop')}
              <span className="visually-hidden">: {bike.name}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
