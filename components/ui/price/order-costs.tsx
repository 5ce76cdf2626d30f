import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BasketCost, DeliveryEstimate } from '@/domain/basket/basket';
import { computeVatShares } from '@/domain/basket/basket-view';
import { formatNumber, formatAmount } from '@/domain/money/format-money';
import '@/styles/on-demand/order.scss';
import '@/styles/on-demand/skeletons.scss';

interface Props {
  readonly cost: BasketCost;
  /** True for customers who buy at net prices. VAT is then added to the amounts. */
  readonly isNet?: boolean;
  /** True while changes of the basket are not confirmed by the shop service; a placeholder replaces the totals then. */
  readonly isPending?: boolean;
  /**
   * The delivery: name of the method, whether it is still to be selected, and its estimated cost in cents, which is not
   * part of the total yet.
   */
  readonly delivery?: {
    readonly title?: string | undefined;
    readonly isOpen?: boolean;
    readonly estimate?: DeliveryEstimate | null;
  };
  /** The voucher rows, between goods and delivery. */
  readonly children?: ReactNode;
}

/** The costs of a basket or order row by row, with the included VAT; used in cart, checkout and order. */
export function OrderCosts({
  cost,
  isNet = cost.delivery.isNet,
  isPending = false,
  delivery = {},
  children,
}: Props) {
  const t = useTranslations('common.sum');
  const language = useLocale();
  const amount = (cents: number) => <PendingAmount cents={cents} isPending={isPending} />;
  const shares = computeVatShares(cost);
  const estimate = isPending ? null : delivery.estimate;
  const method = delivery.title ?? estimate?.country?.title;
  const later = estimate ? <Estimated cents={estimate.price.cents} /> : t('deliveryLater');
  return (
    <dl className="lt-sum" aria-busy={isPending}>
      <Row term={t(isNet ? 'goodsNet' : 'goods')}>
        {amount(isNet ? cost.productNet.cents : cost.productGross.sumCents)}
      </Row>
      {cost.discountCents > 0 && (
        <Row term={t('discount')} valueClassName="text-success">
          {amount(-cost.discountCents)}
        </Row>
      )}
      {children}
      <Row term={method ? t('deliveryWith', { method }) : t('delivery')}>
        {delivery.isOpen ? later : amount(cost.delivery.cents)}
      </Row>
      {cost.payment !== null && cost.payment.cents > 0 && (
        <Row term={t('payment')}>{amount(cost.payment.cents)}</Row>
      )}
      <Row term={t('total')} className="total">
        {amount(cost.totalCents)}
      </Row>
      {shares.length === 0 && cost.totalCents > 0 && <Row term={t('noVat')} className="small" />}
      {shares.map(({ ratePercent, cents }) => (
        <Row
          key={ratePercent}
          term={t(isNet ? 'vatOnTop' : 'vat', { rate: formatNumber(ratePercent, language) })}
          className="small"
          valueClassName="text-2"
        >
          {amount(cents)}
        </Row>
      ))}
    </dl>
  );
}

function Estimated({ cents }: { readonly cents: number }) {
  const t = useTranslations('common.sum');
  const language = useLocale();
  return cents === 0
    ? t('deliveryFree')
    : t('deliveryPlus', { price: formatAmount(cents, language) });
}

/** An amount in cents, or a placeholder while the amount is not confirmed by the shop service. */
export function PendingAmount({
  cents,
  isPending,
}: {
  readonly cents: number;
  readonly isPending: boolean;
}) {
  const t = useTranslations('common.sum');
  const language = useLocale();
  if (!isPending) return formatAmount(cents, language);
  return (
    <>
      <span className="lt-skeleton lt-skeleton-sum" aria-hidden="true" />
      <span className="visually-hidden">{t('pending')}</span>
    </>
  );
}

interface RowProps {
  readonly term: string;
  readonly className?: string;
  readonly valueClassName?: string;
  readonly children?: ReactNode;
}

function Row({ term, className, valueClassName: valueClass, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd className={valueClass}>{children}</dd>
    </div>
  );
}
