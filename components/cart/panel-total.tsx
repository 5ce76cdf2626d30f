'use client';

import { useTranslations } from 'next-intl';
import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { hidesBasketAmounts } from '@/domain/basket/shown-amounts';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { PendingAmount } from '../ui/price/cost-sum';
import { RetailSum } from './retail-sum';
import '@/styles/by-use/order.scss';

interface Props {
  readonly basket: Basket;
  readonly isBusy: boolean;
}

/** The total in one row, with what it contains; to who buys at net prices the goods without VAT and delivery. */
export function PanelTotal({ basket, isBusy }: Props) {
  const t = useTranslations('cart.sum');
  const common = useTranslations('common.sum');
  const { cost } = basket;
  const shown = useShownPrice();
  if (hidesBasketAmounts(basket, shown)) return <RetailSum basket={basket} isBusy={isBusy} />;
  const isNet = showsNetPrices(basket);
  const grossNote = cost.delivery.cents > 0 ? 'totalNoteSet' : 'totalNote';
  return (
    <dl className="lt-sum mb-3" aria-busy={isBusy}>
      <div className="total is-only">
        <dt>
          {common(isNet ? 'goodsNet' : 'total')}
          <span className="fw-normal text-2 small d-block">
            {t(isNet ? 'totalNoteNet' : grossNote)}
          </span>
        </dt>
        <dd>
          <PendingAmount
            cents={isNet ? cost.productNet.cents - cost.voucherCents : cost.totalCents}
            isPending={isBusy}
          />
        </dd>
      </div>
    </dl>
  );
}
