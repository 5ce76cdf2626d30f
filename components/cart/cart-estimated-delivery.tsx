'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketAvailability } from '@/domain/basket/basket';
import type { DaySpan } from '@/domain/time/format-day';
import { type CartView, getDisplayedBasket } from '@/lib/browser/basket/use-cart';
import { getDestinationCountry } from '@/lib/browser/checkout/tax-note';
import { computeBasketDelivery } from '@/lib/platform/basket-delivery';
import { formatDay, formatDays } from '@/lib/platform/i18n/format-days';

interface Props {
  readonly together: BasketAvailability;
  /** The number of basket lines. */
  readonly count: number;
  /** First and last day on which all lines are expected to arrive; null while unknown. */
  readonly arrival: DaySpan | null;
  /** True if the order is picked up; the dates are then pickup dates. */
  readonly isPickup: boolean;
  readonly layout: 'page' | 'sidebar';
}

/** The estimated delivery of the whole basket, and the line that determines it. */
export function CartEstimatedDelivery(props: Props) {
  const t = useTranslations('cart.arrival');
  const language = useLocale();
  const { arrival, isPickup } = props;
  return (
    <>
      <WhenThere {...props} />
      {arrival && ` ${t(isPickup ? 'pickup' : 'arrives', { days: formatDays(arrival, language) })}`}
    </>
  );
}

function WhenThere({ together: { availability, cause }, count, layout }: Props) {
  const t = useTranslations('cart.arrival');
  const language = useLocale();
  const b = (text: React.ReactNode) => <b>{text}</b>;
  const title = cause?.product?.title ?? '';
  if (availability.kind === 'now') return t(count === 1 ? 'nowAlone' : 'now');
  if (availability.kind === 'unknown') {
    if (count === 1) return t('unknownAlone');
    return t.rich(layout === 'page' ? 'pageUnknown' : 'unknown', { b, cause: title });
  }
  const date = formatDay(availability.date, language);
  if (count === 1) return t.rich('dateAlone', { b, date });
  return t.rich(layout === 'page' ? 'pageDate' : 'date', { b, date, cause: title });
}

/** Returns the props of CartEstimatedDelivery for a basket. */
export function getCartEstimatedDelivery(
  cart: CartView,
): Pick<Props, 'count' | 'arrival' | 'isPickup'> {
  const basket = getDisplayedBasket(cart);
  const countryId = basket && getDestinationCountry(basket, null);
  return {
    count: cart.lines.length,
    arrival: basket && computeBasketDelivery(basket, countryId),
    isPickup: basket !== null && countryId === null,
  };
}
