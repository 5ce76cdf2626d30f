'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketAvailability } from '@/domain/basket/line-availability';
import { formatDay } from '@/lib/platform/i18n/days';

interface Props {
  readonly together: BasketAvailability;
  readonly lineCount: number;
  readonly form: 'page' | 'sidebar';
}

/** When the whole basket is there and which line decides it. */
export function TogetherWhen({ together: { availability, cause }, lineCount, form }: Props) {
  const t = useTranslations('cart.together');
  const language = useLocale();
  const b = (text: React.ReactNode) => <b>{text}</b>;
  const title = cause?.product?.title ?? '';
  if (availability.kind === 'now') return t('now');
  if (availability.kind === 'unknown') {
    return t.rich(form === 'page' ? 'pageUnknown' : 'unknown', { b, cause: title });
  }
  const date = formatDay(availability.date, language);
  if (lineCount === 1) return t.rich('dateAlone', { b, date });
  return t.rich(form === 'page' ? 'pageDate' : 'date', { b, date, cause: title });
}
