'use client';

import { useTranslations } from 'next-intl';

import { CostSum, PendingAmount } from '@/components/ui/price/cost-sum';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { OrderPapers } from './order-papers';
import '@/styles/by-use/order.scss';

/** What the order cost, with the VAT in it, and its papers. */
export function OrderAside({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const { cost } = order;
  return (
    <aside className="lt-panel lt-sticky-sum">
      <h2 className="h4 mb-3">{t('sum')}</h2>
      <CostSum cost={cost}>
        {cost.voucherCents > 0 && (
          <div>
            <dt>{t('voucher')}</dt>
            <dd className="text-moos">
              <PendingAmount cents={-cost.voucherCents} isPending={false} />
            </dd>
          </div>
        )}
      </CostSum>
      <div className="d-flex flex-column align-items-start mt-3">
        <OrderPapers order={order} />
      </div>
    </aside>
  );
}
