import { useLocale, useTranslations } from 'next-intl';
import type { BasketShipment } from '@/domain/basket/basket';
import { formatDays } from '@/lib/platform/i18n/days';

/** When the shipments of a basket that is delivered in parts arrive. */
export function PartedWhen({ parts }: { readonly parts: readonly BasketShipment[] }) {
  const t = useTranslations('cart.together');
  const language = useLocale();
  const days = parts.flatMap((part) => part.days ?? []).map((span) => formatDays(span, language));
  return t('parted', { count: parts.length, days: days.join('; ') });
}
