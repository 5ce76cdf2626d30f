'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { WishButton } from '@/components/ui/wish-button';
import { useSeen } from '@/lib/browser/keep/use-seen';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { Link } from '@/lib/platform/i18n/navigation';
import { BikeCompare } from '../compare/bike-compare';
import { BikePrice } from './bike-price';
import { useBikeSelection } from './bike-selection';
import { BuyBar } from '../buy-bar';
import { ColorChoice } from './color-choice';
import { DrivetrainChoice } from './drivetrain-choice';
import { FrameChoice } from './frame-choice';
import { LateDateWays } from './late-date-ways';
import { LeasingLink } from '../leasing-link';
import { SizeChoice } from './size-choice';
import '../card.scss';
import '../buy.scss';
import '../detail.scss';

interface Props {
  readonly claim: string;
  /** The button that adds the selected variant to the basket; composed by the page, as it belongs to the cart. */
  readonly addToBasket: ReactNode;
  /** The same for the bar on phones. */
  readonly addFromBar: ReactNode;
}

/** The buy column: colour, size, frame, drive train, price, date, and the two ways on. */
export function BikePurchase({ claim, addToBasket, addFromBar }: Props) {
  const t = useTranslations('bike');
  const id = useId();
  const { bike, selected, color } = useBikeSelection();
  const isB2b = useIsB2b();
  const canOrder = isB2b || !bike.b2bOnly;
  useSeen(`/bikes/${bike.slug}`, selected.sku);
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
    <div className="lt-buy lt-bike-buy pt-4 pt-lg-5">
      <p className="fs-5 lt-claim">{claim}</p>
      <div className="lt-buy-step">
        <span id={`${id}-color`} className="lt-label mb-1">
          {t('colour', { name: color?.name ?? '' })}
        </span>
        <ColorChoice labelledBy={`${id}-color`} sizes={pictureSizes.stage} />
      </div>
      <div className="lt-buy-step">
        <div className="d-flex justify-content-between align-items-baseline">
          <span className="lt-label">{t('size')}</span>
          <a href="#geometry" className="small">
            {t('whichSize')}
          </a>
        </div>
        <SizeChoice />
      </div>
      {bike.frames.length > 1 ? (
        <div className="lt-buy-step">
          <span id={`${id}-frame`} className="lt-label">
            {t('frame')}
          </span>
          <FrameChoice labelledBy={`${id}-frame`} relatives={[]} />
        </div>
      ) : null}
      <div className="lt-buy-step">
        <span id={`${id}-drive`} className="lt-label">
          {t('drivetrain')}
        </span>
        <DrivetrainChoice labelledBy={`${id}-drive`} />
      </div>
      <BikePrice />
      {bike.b2bOnly ? null : <LateDateWays />}
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
      <div className="lt-quiet-row">
        {bike.b2bOnly ? null : <WishButton sku={selected.sku} name={bike.name} />}
        <BikeCompare />
        {bike.b2bOnly || isB2b ? null : <LeasingLink />}
      </div>
      <p className="small text-2 mt-2 mb-0 num">{t('article', { sku: selected.sku })}</p>
      {canOrder ? <BuyBar visible={!actionVisible}>{addFromBar}</BuyBar> : null}
    </div>
  );
}
