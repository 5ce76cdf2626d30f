import { useLocale, useTranslations } from 'next-intl';
import type { BasketCost, BasketVoucher } from '@/domain/basket/basket';
import { vatShares } from '@/domain/basket/vat-shares';
import { formatNumber, formatSum } from '@/lib/i18n/format';
import { Skeleton } from '../ui/skeleton';

type Props = {
  cost: BasketCost;
  vouchers?: readonly BasketVoucher[];
  /** True while the shop has not confirmed everything: sums are not guessed. */
  isPending?: boolean;
};

/** What it costs, with the VAT that is in it. */
export function OrderSum({ cost, vouchers = [], isPending = false }: Props) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const sum = (cents: number) => (isPending ? <Skeleton width="5rem" height="1em" className="d-inline-block" /> : formatSum(cents, locale));
  const { productGross, productNet, delivery, payment, voucherCents, totalCents } = cost;
  const isNet = delivery.isNet;
  const goodsCents = isNet ? productNet.cents : productGross.sumCents;
  const shares = vatShares(cost);
  return (
    <dl className="lt-sum" aria-busy={isPending}>
      <Row term={t('goods')} value={sum(goodsCents)} />
      {voucherCents > 0 && (
        <Row
          term={t('voucher', { number: vouchers.map(({ number }) => number).join(', ') || 'none' })}
          value={<span className="text-moos">{sum(-voucherCents)}</span>}
        />
      )}
      <Row term={t('shipping')} value={sum(delivery.cents)} />
      {payment.cents > 0 && <Row term={t('paymentCost')} value={sum(payment.cents)} />}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{sum(totalCents)}</dd>
      </div>
      {shares.length === 0 && <Row isSmall term={t('noVat')} value="" />}
      {shares.map(({ ratePercent, cents }) => (
        <Row
          key={ratePercent}
          isSmall
          term={t(isNet ? 'vatAdded' : 'vat', { rate: formatNumber(ratePercent, locale) })}
          value={<span className="text-2">{sum(cents)}</span>}
        />
      ))}
    </dl>
  );
}

function Row({ term, value, isSmall = false }: { term: string; value: React.ReactNode; isSmall?: boolean }) {
  return (
    <div className={isSmall ? 'small' : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
