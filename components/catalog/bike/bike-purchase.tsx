'use client';

import { useTranslations } from 'next-intl';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { toCompareQuery } from '@/domain/catalog/compare-list';
import { useCompareList } from '@/lib/browser/catalog/compare-list';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './use-bike-selection';
import { CompareToggle } from '@/components/catalog/compare/compare-toggle';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { WishListButton } from '@/components/ui/wish-list-button';
import { useRecordRecentlyViewed } from '@/lib/browser/wish-list/use-recently-viewed';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { BikePrice } from './bike-price';
import { StickyBuyBar } from '@/components/catalog/sticky-buy-bar';
import { ColorChoice } from './color-choice';
import { DrivetrainChoice, FrameShapeChoice } from './drivetrain-choice';
import { LeasingLink } from '@/components/catalog/leasing-link';
import { SizeChoice } from './size-choice';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/buy-column.scss';
import '@/components/catalog/product-detail.scss';

/** The button that adds the bicycle to the comparison, followed by a link to the comparison once added. */
function BikeCompareButton() {
  const t = useTranslations('bike.compare');
  const { bike } = useBikeSelection();
  const slugs = useCompareList().map(({ slug }) => slug);
  const labels = { add: t('add'), added: t('added'), full: t('full') };
  if (isPresaleSlug(bike.slug)) return null;
  return (
    <>
      <CompareToggle slug={bike.slug} name={bike.name} labels={labels} />
      {slugs.includes(bike.slug) ? (
        <Link
          className="lt-secondary-action"
          href={`/bikes/compare?${toCompareQuery({ slugs, onlyDifferences: false, more: '' })}`}
          prefetch={false}
        >
          {t('see', { count: slugs.length })}
        </Link>
      ) : null}
    </>
  );
}

/** Options if the delivery date is late or unknown: variants that are available earlier, and a stock alert. */
function LateDeliveryOptions() {
  const t = useTranslations('bike');
  const { sku, isOutOfStock } = useBikeSelection().selected;
  return isOutOfStock ? (
    <p className="lt-price-note d-flex flex-wrap column-gap-4 mb-0">
      <Link href={`/sooner?variant=${sku}`} prefetch={false}>
        {t('earlierAlternatives')}
      </Link>
      <Link href={`/watch?sku=${sku}`} prefetch={false}>
        {t('stockAlert')}
      </Link>
    </p>
  ) : null;
}

interface Props {
  readonly claim: string;
  /**
   * The button that adds the selected variant to the basket. The page passes it in, because it belongs to the cart
   * feature.
   */
  readonly addToBasket: ReactNode;
  /** The add-to-basket button for the purchase bar on phones. */
  readonly addFromBar: ReactNode;
}

/** The purchase column: color, size, frame, drivetrain, price, delivery date, and the buttons to buy and to compare. */
export function BikePurchase({ claim, addToBasket, addFromBar }: Props) {
  const t = useTranslations('bike');
  const id = useId();
  const { bike, selected, color } = useBikeSelection();
  const isB2b = useIsB2b();
  const canOrder = isB2b || !bike.b2bOnly;
  useRecordRecentlyViewed(`/bikes/${bike.slug}`, selected.sku);
  const action = useRef<HTMLDivElement>(null);
  const [actionVisible, setActionVisible] = useState(true);
  useEffect(() => {
    const element = action.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setActionVisible(entry?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="lt-buy-column lt-bike-buy pt-4 pt-lg-5">
      <p className="fs-5 lt-tagline">{claim}</p>
      <div className="lt-buy-section">
        <span id={`${id}-color`} className="lt-label mb-1">
          {t('colour', { name: color?.name ?? '' })}
        </span>
        <ColorChoice labelledBy={`${id}-color`} sizes={pictureSizes.stage} />
      </div>
      <div className="lt-buy-section">
        <div className="d-flex justify-content-between align-items-baseline">
          <span className="lt-label">{t('size')}</span>
          <a href="#geometry" className="small">
            {t('whichSize')}
          </a>
        </div>
        <SizeChoice />
      </div>
      {bike.frames.length > 1 ? (
        <div className="lt-buy-section">
          <span id={`${id}-frame`} className="lt-label">
            {t('frame')}
          </span>
          <FrameShapeChoice labelledBy={`${id}-frame`} relatives={[]} />
        </div>
      ) : null}
      <div className="lt-buy-section">
        <span id={`${id}-drive`} className="lt-label">
          {t('drivetrain')}
        </span>
        <DrivetrainChoice labelledBy={`${id}-drive`} />
      </div>
      <BikePrice />
      {bike.b2bOnly ? null : <LateDeliveryOptions />}
      {!canOrder ? (
        <div className="lt-note mt-3">
          <p>{t('b2bOnly')}</p>
        </div>
      ) : null}
      <div ref={action} className="lt-buy-actions lt-no-print">
        {canOrder ? addToBasket : null}
        <Link
          className="btn btn-outline-primary"
          href={`/bikes/${bike.slug}/configuration?variant=${selected.sku}`}
          prefetch={false}
        >
          {t('configure')}
        </Link>
      </div>
      <div className="lt-card-actions">
        {bike.b2bOnly ? null : <WishListButton sku={selected.sku} name={bike.name} />}
        <BikeCompareButton />
        {bike.b2bOnly || isB2b ? null : <LeasingLink />}
      </div>
      <p className="small text-2 mt-2 mb-0 num">{t('article', { sku: selected.sku })}</p>
      {canOrder ? <StickyBuyBar visible={!actionVisible}>{addFromBar}</StickyBuyBar> : null}
    </div>
  );
}
