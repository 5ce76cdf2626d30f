import { useLocale, useTranslations } from 'next-intl';
import { parseSku } from '@/domain/catalog/sku';
import { productPicturePath, productPictureSrcSet } from '@/domain/picture/picture-path';
import { hidesAmounts } from '@/domain/basket/shown-amounts';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { taxOfOrder } from '@/lib/browser/checkout/tax-of';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { AmountsHidden } from '../ui/price/amounts-hidden';
import { OrderSum } from './order-sum';
import { TaxWords } from './tax-words';
import './checkout.scss';

/** What was bought, in its colour, with the confirmation and what it costs. */
export function DoneOrder({ order }: { readonly order: PlacedOrderView }) {
  const t = useTranslations('checkout');
  const language = useLocale();
  const isHidden = hidesAmounts(order.cost.delivery.isNet, useShownPrice());
  const shown = order.lines.find(({ sku }) => parseSku(sku) !== null) ?? order.lines[0];
  return (
    <div className="lt-order-aside">
      <div className="d-flex justify-content-between align-items-baseline gap-3">
        <h2 className="h4">{t('summary.title')}</h2>
        <a
          className="small"
          href={`/api/order-confirmations/${order.orderNumber}?lang=${language}`}
          aria-label={t('done.pdfLabel')}
        >
          {t('done.pdf')}
        </a>
      </div>
      {shown?.sku && (
        <div className="lt-stage mb-3">
          <img
            className="lt-pic"
            src={productPicturePath(shown.sku)}
            srcSet={productPictureSrcSet(shown.sku)}
            sizes="(min-width: 992px) 27rem, 100vw"
            width={720}
            height={480}
            alt={[shown.title, shown.description].filter(Boolean).join(', ')}
          />
        </div>
      )}
      {isHidden ? <AmountsHidden /> : <OrderSum cost={order.cost} />}
      <TaxWords note={taxOfOrder(order)} />
    </div>
  );
}
