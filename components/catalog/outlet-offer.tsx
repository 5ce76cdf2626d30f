import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DefectLink } from './defect-picture';
import { EstimatedDeliveryNotice } from './estimated-delivery-notice';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { PriceSlot } from '@/components/ui/price/price-slot';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { ReducedPrice, ReducedPriceNotice } from './reduced-price';
import { SpecTable } from './spec-table';
import './product-detail.scss';
import './product-card.scss';

interface Props {
  readonly item: OutletPageView;
  /** The actions of the column: the button that adds the item to the basket, and the link to the model. */
  readonly children: ReactNode;
}

/**
 * The element id of the sentence that states how many items are left. The add-to-basket button refers to it with
 * aria-describedby when the item is sold out.
 */
export const outletQuantityId = 'outlet-pieces';

/**
 * The purchase column of an outlet bicycle: first the reason for the reduction, then the description, then the price
 * with the previous one.
 */
export function OutletOffer({ item, children }: Props) {
  const t = useTranslations('outlet');
  const bike = useTranslations('bike');
  const price = { skus: [item.sku], retailCents: item.listPriceCents ?? item.priceCents };
  const facts = [
    { title: t('colour'), text: item.colorName },
    { title: t('size'), text: item.size },
    {
      title: t('bodyHeight'),
      text:
        item.bodyHeightCm === null
          ? null
          : t('bodyHeightValue', { min: item.bodyHeightCm[0], max: item.bodyHeightCm[1] }),
    },
    { title: t('frame'), text: item.frameName },
    { title: t('drivetrain'), text: item.drivetrainName },
    { title: t('year'), text: String(item.year) },
    { title: t('condition'), text: t(item.isNew ? 'new' : 'used') },
  ].flatMap(({ title, text }) => (text === null ? [] : [{ title, text }]));
  return (
    <div className="lt-buy-column pt-4 pt-lg-5">
      {item.reason === '' ? null : (
        <>
          <h2 className="h4">{t('reason')}</h2>
          <p className="fs-5 lt-tagline">{item.reason}</p>
        </>
      )}
      {item.note === '' ? null : <p className="text-2">{item.note}</p>}
      {item.defect === null ? null : <DefectLink flaw={item.defect} />}
      <SpecTable specs={facts} />
      <div className="d-flex justify-content-between align-items-baseline mb-1 gap-3 mt-4">
        <span className="lt-price">
          <PriceSlot {...price} layout="figure">
            <ReducedPrice price={item} />
          </PriceSlot>
        </span>
        <AvailabilityLabel availability={item.availability} />
      </div>
      <p className="lt-price-note mb-0">
        <ReducedPriceNotice price={item} year={item.year} />
      </p>
      <p className="lt-price-note mb-0">
        <PriceSlot {...price} layout="note">
          {bike('vat', { percent: item.vatPercent })}
        </PriceSlot>
      </p>
      <div className="mb-3">
        <EstimatedDeliveryNotice arrival={item.arrival} />
      </div>
      <p className="text-2 mb-2" id={outletQuantityId}>
        {t('pieces', { count: item.pieces })}
      </p>
      <div className="d-grid gap-2">{children}</div>
      <p className="small text-2 mt-3 mb-0 num">{bike('article', { sku: item.sku })}</p>
    </div>
  );
}
