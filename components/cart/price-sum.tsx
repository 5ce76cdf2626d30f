'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { vatShares } from '@/domain/basket/vat-shares';
import { formatSum } from '@/lib/i18n/format';
import { VoucherRow } from './voucher-row';

interface Props {
  readonly basket: Basket;
  /** True while the shop has not confirmed everything: sums are not guessed. */
  readonly isBusy: boolean;
}

/** The shop's sums with the VAT they contain. */
export function PriceSum({ basket, isBusy }: Props) {
  const t = useTranslations('cart.sum');
  const language = useLocale();
  const { cost, vouchers, deliveryMethod } = basket;
  const isNet = showsNetPrices(basket);
  const amount = (cents: number) => (isBusy ? <Pending /> : formatSum(cents, language));
  const hasDelivery = deliveryMethod !== null || cost.delivery.cents > 0;
  return (
    <dl className="lt-sum" aria-busy={isBusy}>
      <div>
        <dt>{t(isNet ? 'goodsNet' : 'goods')}</dt>
        <dd>{amount(isNet ? cost.productNet.cents : cost.productGross.sumCents)}</dd>
      </div>
      {cost.discountCents > 0 && (
        <div>
          <dt>{t('discount')}</dt>
          <dd className="text-moos">{amount(-cost.discountCents)}</dd>
        </div>
      )}
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} isBusy={isBusy} />
      ))}
      <div>
        <dt>
          {deliveryMethod ? t('deliveryWith', { method: deliveryMethod.title }) : t('delivery')}
        </dt>
        <dd>{hasDelivery ? amount(cost.delivery.cents) : t('deliveryLater')}</dd>
      </div>
      {cost.payment.cents > 0 && (
        <div>
          <dt>{t('payment')}</dt>
          <dd>{amount(cost.payment.cents)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{amount(cost.totalCents)}</dd>
      </div>
      {vatShares(cost).map(({ ratePercent, cents }) => (
        <div key={ratePercent} className="small">
          <dt>{t(isNet ? 'vatOnTop' : 'vat', { rate: ratePercent })}</dt>
          <dd className="text-2">{amount(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pending() {
  const t = useTranslations('cart.sum');
  return (
    <>
      <span className="lt-skel lt-skel-sum" aria-hidden="true" />
      <span className="visually-hidden">{t('pending')}</span>
    </>
  );
}
