'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketAvailability } from '@/domain/basket/line-availability';
import type { CartView } from '@/lib/browser/basket/use-cart';
import { kindOfSkus } from '@/domain/delivery/road-days';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
import { formatDay, formatDays } from '@/lib/platform/i18n/days';

interface Props {
  readonly together: BasketAvailability;
  /** Of its lines. */
  readonly skus: readonly (string | null | undefined)[];
  /** Where it goes, as a lower-case ISO code; null while nobody has said. */
  readonly countryId: string | null;
  readonly form: 'page' | 'sidebar';
}

/** When the whole basket is there, which line decides it, and when it arrives. */
export function TogetherWhen(props: Props) {
  const t = useTranslations('cart.together');
  const language = useLocale();
  const { together, skus, countryId } = props;
  const arrival = arrivalNow({
    availability: together.availability,
    kind: kindOfSkus(skus),
    ...(countryId !== null && { countryId }),
  });
  return (
    <>
      <WhenThere {...props} />
      {arrival && ` ${t('arrives', { days: formatDays(arrival, language) })}`}
    </>
  );
}

function WhenThere({ together: { availability, cause }, skus: { length }, form }: Props) {
  const t = useTranslations('cart.together');
  const language = useLocale();
  const b = (text: React.ReactNode) => <b>{text}</b>;
  const title = cause?.product?.title ?? '';
  if (availability.kind === 'now') return t('now');
  if (availability.kind === 'unknown') {
    return t.rich(form === 'page' ? 'pageUnknown' : 'unknown', { b, cause: title });
  }
  const date = formatDay(availability.date, language);
  if (length === 1) return t.rich('dateAlone', { b, date });
  return t.rich(form === 'page' ? 'pageDate' : 'date', { b, date, cause: title });
}

/** What of a cart decides when it arrives. */
export function togetherOf({ basket, lines }: CartView): Pick<Props, 'skus' | 'countryId'> {
  return {
    skus: lines.map(({ line }) => line.product?.sku),
    countryId: basket?.deliveryCountryId ?? null,
  };
}
