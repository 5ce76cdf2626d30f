import { useTranslations } from 'next-intl';
import type { BasketCost, BasketVoucher } from '@/domain/basket/basket';
import { CostSum, PendingAmount } from '../ui/price/cost-sum';

type Props = {
  cost: BasketCost;
  vouchers?: readonly BasketVoucher[];
  /** True while the shop has not confirmed everything: sums are not guessed. */
  isPending?: boolean;
};

/** What the order costs; vouchers stand in one row, as they can only be taken back in the cart. */
export function OrderSum({ cost, vouchers = [], isPending = false }: Props) {
  const t = useTranslations('checkout.summary');
  const numbers = vouchers.map(({ number }) => number).join(', ');
  return (
    <CostSum cost={cost} isPending={isPending}>
      {cost.voucherCents > 0 && (
        <div>
          <dt>{t('voucher', { number: numbers || 'none' })}</dt>
          <dd className="text-moos">
            <PendingAmount cents={-cost.voucherCents} isPending={isPending} />
          </dd>
        </div>
      )}
    </CostSum>
  );
}
