'use client';

import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { CostSum } from '../ui/cost-sum';
import { VoucherRow } from './voucher-row';

interface Props {
  readonly basket: Basket;
  /** True while the shop has not confirmed everything: sums are not guessed. */
  readonly isBusy: boolean;
}

/** The basket's sums, with a way to take each voucher back. */
export function PriceSum({ basket, isBusy }: Props) {
  const { cost, vouchers, deliveryMethod } = basket;
  const isOpen = deliveryMethod === null && cost.delivery.cents === 0;
  return (
    <CostSum
      cost={cost}
      isNet={showsNetPrices(basket)}
      isPending={isBusy}
      delivery={{ title: deliveryMethod?.title, isOpen }}
    >
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} isBusy={isBusy} />
      ))}
    </CostSum>
  );
}
