import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Basket, BasketShipment } from '@/domain/basket/basket';
import { piecesIn } from '@/domain/basket/basket-parting';
import { isPaidByTransfer } from '@/domain/payment/money-first';
import { formatDays, formatLongDay } from '@/lib/platform/i18n/days';
import { usePiecesText } from '../ui/words/pieces-text';

interface Props {
  readonly parts: readonly BasketShipment[];
  readonly basket: Basket;
  readonly isPickup: boolean;
}

/** When each shipment of an order in parts arrives, with its last day (Art. 246a § 1 (1) no. 7 EGBGB). */
export function PartedArrival({ parts, basket, isPickup }: Props) {
  const t = useTranslations('checkout.arrival');
  const language = useLocale();
  const write = usePiecesText();
  return (
    <div className="mb-3">
      <p className="mb-1">{t('parts', { count: parts.length })}</p>
      <ol className="list-unstyled mb-1">
        {parts.map((part, index) => (
          <li key={index} className="mb-1">
            {part.days &&
              t.rich(isPickup ? 'partPickup' : 'part', {
                contents: write(piecesIn(part, basket)),
                days: formatDays(part.days, language),
                until: formatLongDay(part.days.until, language),
                b: (words: ReactNode) => <b className="lt-strong">{words}</b>,
              })}
          </li>
        ))}
      </ol>
      {isPaidByTransfer(basket.payment?.id ?? null) && t('transfer')}
    </div>
  );
}
