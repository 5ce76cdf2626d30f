'use client';

import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { hidesBasketAmounts } from '@/domain/basket/shown-amounts';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { CostSum } from '../ui/price/cost-sum';
import { RetailSum } from './retail-sum';
import { VoucherRow } from './voucher-row';

interface Props {
  readonly basket: Basket;
  /** True while the shop has not confirmed everything: sums are not guessed. */
  readonly isBusy: boolean;
}

/** The basket's sums, with a way to take each voucher back. */
export function PriceSum({ basket, isBusy }: Props) {
  const { cost, vouchers, deliveryMethod, deliveryEstimate } = basket;
  const shown = useShownPrice();
  if (hidesBasketAmounts(basket, shown)) return <RetailSum basket={basket} isBusy={isBusy} />;
  const isOpen = deliveryMethod === null && cost.delivery.cents === 0;
  return (
    <CostSum
      cost={cost}
      isNet={showsNetPrices(basket)}
      isPending={isBusy}
      delivery={{ title: deliveryMethod?.title, isOpen, estimate: deliveryEstimate }}
    >
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} isBusy={isBusy} />
      ))}
    </CostSum>
  );
}
