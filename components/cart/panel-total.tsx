'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { isTaxExempt } from '@/domain/basket/charged-price';
import { hidesBasketAmounts } from '@/domain/basket/shown-amounts';
import { writeSum } from '@/domain/money/write-money';
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
  const language = useLocale();
  if (hidesBasketAmounts(basket, shown)) return <RetailSum basket={basket} isBusy={isBusy} />;
  const isNet = showsNetPrices(basket);
  const delivery = shownDelivery(basket);
  return (
    <dl className="lt-sum mb-3" aria-busy={isBusy}>
      <div className="total is-only">
        <dt>
          {common(isNet ? 'goodsNet' : 'total')}
          <span className="fw-normal text-2 small d-block">
            {isNet
              ? t('totalNoteNet')
              : t('totalNote', {
                  vat: isTaxExempt(cost) ? 'none' : 'included',
                  delivery: delivery.kind,
                  price: writeSum(delivery.cents, language),
                })}
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

interface ShownDelivery {
  readonly kind: 'included' | 'free' | 'priced' | 'open';
  readonly cents: number;
}

/** What the total says of the delivery: in the sum, free, its estimated price in cents, or nothing that is known yet. */
function shownDelivery({ cost, deliveryMethod, deliveryEstimate }: Basket): ShownDelivery {
  if (cost.delivery.cents > 0) return { kind: 'included', cents: cost.delivery.cents };
  if (deliveryMethod !== null || deliveryEstimate?.price.cents === 0)
    return { kind: 'free', cents: 0 };
  return deliveryEstimate
    ? { kind: 'priced', cents: deliveryEstimate.price.cents }
    : { kind: 'open', cents: 0 };
}
