'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Basket, showsNetPrices } from '@/domain/basket/basket';
import { formatSum } from '@/lib/i18n/format';

interface Props {
  readonly basket: Basket;
  readonly isBusy: boolean;
}

/** The total in one row, with what it contains. */
export function PanelTotal({ basket, isBusy }: Props) {
  const t = useTranslations('cart.sum');
  const language = useLocale();
  const { cost } = basket;
  const grossNote = cost.delivery.cents > 0 ? 'totalNoteSet' : 'totalNote';
  return (
    <dl className="lt-sum mb-3" aria-busy={isBusy}>
      <div className="total border-0 mt-0">
        <dt>
          {t('total')}
          <span className="fw-normal text-2 small d-block">
            {t(showsNetPrices(basket) ? 'totalNoteNet' : grossNote)}
          </span>
        </dt>
        <dd>
          {isBusy ? (
            <>
              <span className="lt-skel lt-skel-total" aria-hidden="true" />
              <span className="visually-hidden">{t('pending')}</span>
            </>
          ) : (
            formatSum(cost.totalCents, language)
          )}
        </dd>
      </div>
    </dl>
  );
}
