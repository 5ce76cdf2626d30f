'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type BikeLimits,
  type LimitWish,
  limitsQuery,
  wishesIn,
  withoutWish,
} from '@/domain/catalog/bike-limits';
import { writePrice } from '@/domain/money/write-money';
import { formatDay } from '@/lib/platform/i18n/days';
import type { ListChip } from './filter-chips';
import type { ListControls } from './use-list-state';

const centsAnEuro = 100;

/** The limits of the address as chips, each named as it was asked for. */
export function useLimitChips(
  limits: BikeLimits,
  list: Pick<ListControls<string>, 'queryWith'>,
): (ListChip & { readonly wish: LimitWish })[] {
  const t = useTranslations('catalog.limits');
  const language = useLocale();
  const price = (euros: number | null) =>
    euros === null ? '' : writePrice(euros * centsAnEuro, language);
  const names: Record<LimitWish, () => string> = {
    until: () => t('untilIs', { day: formatDay(limits.until, language) }),
    price: () => {
      const [from, to] = [price(limits.priceFrom), price(limits.priceTo)];
      if (from === '') return t('priceTo', { to });
      return to === '' ? t('priceFrom', { from }) : t('priceBetween', { from, to });
    },
    weight: () => t('weightTo', { kilograms: limits.weightTo ?? 0 }),
    torque: () => t('torqueFrom', { newtonMetres: limits.torqueFrom ?? 0 }),
    battery: () => t('batteryFrom', { wattHours: limits.batteryFrom ?? 0 }),
  };
  return wishesIn(limits).map((wish) => ({
    wish,
    key: `limit-${wish}`,
    name: names[wish](),
    query: list.queryWith(limitsQuery(withoutWish(limits, wish))),
  }));
}
