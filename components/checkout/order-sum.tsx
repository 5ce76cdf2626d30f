import { useTranslations } from 'next-intl';
import type { BasketCost, BasketVoucher } from '@/domain/basket/basket';
import { OrderCosts, PendingAmount } from '@/components/ui/price/order-costs';
import type { TaxNote } from '@/domain/checkout/tax-note';
import { Link } from '@/lib/platform/i18n/navigation';

type Props = {
  cost: BasketCost;
  vouchers?: readonly BasketVoucher[];
  /** True while changes of the basket are not confirmed by the shop service; a placeholder replaces the totals then. */
  isPending?: boolean;
};

/** The order's totals. Vouchers are combined in one row, because they can only be removed in the cart. */
export function OrderSum({ cost, vouchers = [], isPending = false }: Props) {
  const t = useTranslations('checkout.summary');
  const numbers = vouchers.map(({ number }) => number).join(', ');
  return (
    <OrderCosts cost={cost} isPending={isPending}>
      {cost.voucherCents > 0 && (
        <div>
          <dt>{t('voucher', { number: numbers || 'none' })}</dt>
          <dd className="text-success">
            <PendingAmount cents={-cost.voucherCents} isPending={isPending} />
          </dd>
        </div>
      )}
    </OrderCosts>
  );
}

const aboutVatID: readonly TaxNote[] = ['PLAUSIBLE', 'REFUSED', 'INVALID'];

/**
 * The text below the total that explains why no VAT is charged, or why VAT is charged despite a VAT ID. Renders nothing
 * for null.
 */
export function TaxExplanation({ note }: { note: TaxNote | null }) {
  const t = useTranslations('checkout.tax');
  if (note === null) return null;
  return (
    <p className="small text-2 mt-2 mb-0">
      {t(note)} {aboutVatID.includes(note) && <Link href="/checkout/address">{t('change')}</Link>}
    </p>
  );
}
