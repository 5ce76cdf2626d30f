import { useLocale, useTranslations } from 'next-intl';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { leasingRate } from '@/domain/leasing/leasing-rate';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { writePrice } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import type { RegisterRow } from '@/lib/server/home/list-register';
import './leasing.scss';

/** Models with what each is about to cost a month, in whole euros; one of them is the beginning of an estimate. */
export function LeasedModels({ bikes }: { readonly bikes: readonly RegisterRow[] }) {
  const t = useTranslations('leasing');
  const language = useLocale();
  return (
    <ul className="row row-cols-2 row-cols-lg-4 gx-lg-4 gy-4 list-unstyled mb-0">
      {bikes.flatMap(({ slug, name, sku, priceCents, picture }) => {
        const rate = leasingRate({ priceCents, listPriceCents: priceCents }, leasingTerms);
        if (rate === null || picture === null) return [];
        const euros = Math.round(rate.rateCents / 100) * 100;
        return (
          <li key={slug} className="col">
            <Link
              className="lt-leased-model"
              href={`/leasing?sku=${sku}`}
              rel="nofollow"
              prefetch={false}
            >
              <span className="lt-stage mb-2">
                <PictureOrDrawing
                  picture={picture.side}
                  drawing={picture.drawing}
                  alt=""
                  sizes={pictureSizes.accessoryCard}
                  limit={800}
                  loading="lazy"
                />
              </span>
              <span className="h4 mb-0">{name}</span>
              <span className="text-2">{t('aMonth', { rate: writePrice(euros, language) })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
