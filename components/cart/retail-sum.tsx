'use client';

import { useTranslations } from 'next-intl';
import type { Basket } from '@/domain/basket/basket';
import { computeRetailTotalCents } from '@/domain/basket/basket-view';
import { HiddenPurchasePrices } from '@/components/ui/price/hidden-purchase-prices';
import { PendingAmount } from '@/components/ui/price/order-costs';
import '@/styles/on-demand/order.scss';

interface Props {
  readonly basket: Basket;
  readonly isBusy: boolean;
}

/**
 * The basket's total at retail prices, for a B2B customer who has switched to retail prices, for example while showing
 * the screen to a shop customer.
 */
export function RetailSum({ basket, isBusy }: Props) {
  const t = useTranslations('common.purchase');
  return (
    <>
      <dl className="lt-sum mb-3" aria-busy={isBusy}>
        <div className="total is-only">
          <dt>
            {t('retailSum')}
            <span className="fw-normal text-2 small d-block">{t('retailSumNote')}</span>
          </dt>
          <dd>
            <PendingAmount cents={computeRetailTotalCents(basket)} isPending={isBusy} />
          </dd>
        </div>
      </dl>
      <HiddenPurchasePrices />
    </>
  );
}
