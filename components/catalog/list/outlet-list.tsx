'use client';

import { useTranslations } from 'next-intl';
import { getImageLoading } from '@/components/ui/picture/picture-sizes';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { orderedSizes } from '@/domain/catalog/sku';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { WishListButton } from '@/components/ui/wish-list-button';
import { findPriceReduction } from '@/domain/catalog/price';
import { Link } from '@/lib/platform/i18n/navigation';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import type { OutletItemView } from '@/lib/platform/views/outlet-view';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { useItemList } from '@/lib/browser/tracking/use-item-list';
import { ReducedPrice, ReducedPriceNotice } from '@/components/catalog/reduced-price';
import '@/styles/on-demand/select-fields.scss';
import '@/components/catalog/product-card.scss';
import './product-list.scss';

/**
 * The card of an outlet bicycle: price, lowest price of the last 30 days, recommended retail price, reason for the
 * reduction, and how many are left.
 */
function OutletCard({
  item,
  loading,
}: {
  readonly item: OutletItemView;
  readonly loading: 'first' | 'eager' | 'lazy';
}) {
  const t = useTranslations('outlet');
  const percent = findPriceReduction(item)?.percent ?? 0;
  return (
    <>
      <article className="lt-card">
        <Link href={`/bikes/outlet/${item.slug}`} prefetch={false}>
          {percent > 0 ? (
            <span className="lt-badge is-sale">{t('percent', { percent })}</span>
          ) : null}
          <span className="lt-card-picture">
            <PictureOrDrawing
              picture={item.picture}
              drawing={buildProductPicturePath(item.sku)}
              alt={t('alt', { title: item.title, color: item.colorName ?? '' })}
              sizes={pictureSizes.outletCard}
              limit={1200}
              loading={loading}
            />
          </span>
          <div className="lt-card-meta">
            <h2 className="h3 m-0">{item.title}</h2>
            <span className="price">
              <PriceSlot
                skus={[item.sku]}
                retailCents={item.listPriceCents ?? item.priceCents}
                layout="line"
              >
                <ReducedPrice price={item} />
              </PriceSlot>
            </span>
            <span className="sub">
              {[[item.colorName, item.size].filter(Boolean).join(', '), item.reason]
                .filter(Boolean)
                .join('. ')}
            </span>
            <span className="when text-2">{t('pieces', { count: item.pieces })}</span>
          </div>
        </Link>
      </article>
      <p className="small text-2 mb-0 mt-2">
        <ReducedPriceNotice price={item} year={item.year} />
      </p>
      <div className="lt-card-actions">
        <WishListButton sku={item.slug} name={item.title} />
      </div>
    </>
  );
}

/** The list of outlet items, which can be filtered by size. The selected size is stored in the URL. */
export function OutletList({ items }: { readonly items: readonly OutletItemView[] }) {
  const t = useTranslations('outlet');
  const [query, write] = useUrlQuery();
  const present = new Set(items.map(({ size }) => size));
  const sizes = [...orderedSizes.filter((known) => present.delete(known)), ...present];
  const sizeParam = new URLSearchParams(query).get('size');
  const size = sizes.find((known) => known === sizeParam) ?? '';
  const shown = items.filter((item) => size === '' || item.size === size);
  const tellChosen = useItemList('outlet', () =>
    shown.map(({ slug, sku, title, priceCents }) => ({
      path: `/bikes/outlet/${slug}`,
      item: { id: sku, name: title, category: 'Outlet', priceCents, quantity: 1 },
    })),
  );
  return (
    <>
      <UrlQueryListener />
      <div className="d-flex justify-content-between align-items-center pb-4">
        <b className="num lt-result-count" aria-live="polite" aria-atomic="true">
          {t('count', { count: shown.length })}
        </b>
        <select
          className="form-select lt-select"
          aria-label={t('size')}
          value={size}
          onChange={(event) =>
            write(event.target.value === '' ? '' : `size=${event.target.value}`, 'push')
          }
        >
          <option value="">{t('allSizes')}</option>
          {sizes.map((known) => (
            <option key={known} value={known}>
              {t('sizeIs', { size: known })}
            </option>
          ))}
        </select>
      </div>
      <div className="row gx-lg-5 gy-5 row-cols-1 row-cols-md-2 row-cols-lg-3" onClick={tellChosen}>
        {shown.map((item, position) => (
          <div key={item.slug} className="col">
            <OutletCard item={item} loading={getImageLoading(position, 3)} />
          </div>
        ))}
      </div>
    </>
  );
}
