'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddToBasketResult } from '@/components/b2b/add-to-basket-result';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { Button } from '@/components/ui/form/button';
import type { OrderTotals } from '@/domain/dealer-account/order-quantities';
import { clearOrderQuantities } from '@/lib/browser/b2b/use-table-order';
import type { TableOrder } from '@/lib/browser/b2b/use-table-order';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { formatAmount } from '@/domain/money/format-money';
import './order-matrix.scss';
import '@/components/b2b/b2b.scss';

const maxNamed = 3;

/**
 * The number of units entered in the table so far and their total, always in view, with the button that adds them to
 * the basket.
 */
export function OrderBar({ order }: { readonly order: TableOrder }) {
  const t = useTranslations('b2b.availability.order');
  const { sum, isBusy, result, submit } = order;
  const isEmpty = sum.quantity === 0 && sum.invalidSkus.length === 0;
  return (
    <>
      <AddToBasketResult result={result} />
      {!isEmpty && (
        <section className="lt-order-bar" aria-label={t('label')}>
          <p className="num mb-0" role="status">
            {sum.quantity > 0 && <SumWords sum={sum} />}
            {sum.invalidSkus.length > 0 && (
              <small>
                {t('bad', {
                  count: sum.invalidSkus.length,
                  skus: sum.invalidSkus.slice(0, maxNamed).join(', '),
                })}
              </small>
            )}
          </p>
          <span className="d-flex flex-wrap gap-3 align-items-center">
            <button
              type="button"
              className="lt-inline-button small"
              onClick={() => clearOrderQuantities()}
            >
              {t('reset')}
            </button>
            <Button
              variant="on-block"
              disabled={sum.quantity === 0}
              isBusy={isBusy}
              busyLabel={t('busy')}
              onClick={() => void submit()}
            >
              {t('addToCart')}
            </Button>
          </span>
        </section>
      )}
    </>
  );
}

/**
 * A text with the number of units, the net total and the latest availability date. The net total is calculated from
 * purchase prices, so it is hidden while retail prices are shown.
 */
function SumWords({ sum }: { readonly sum: OrderTotals }) {
  const t = useTranslations('b2b.availability.order');
  const language = useLocale();
  const hasHek = useDisplayedPriceType() === 'hek';
  const { availability } = sum;
  return (
    <>
      <b>{t('pieces', { count: sum.quantity })}</b>
      {hasHek && ` · ${t('net', { sum: formatAmount(sum.netCents, language) })}`}
      {` · ${availability.kind === 'date' ? t('last', { day: formatDay(availability.date, language) }) : t('allNow')}`}
    </>
  );
}
