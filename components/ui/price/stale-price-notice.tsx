import { getLocale, getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/lib/platform/i18n/format-days';

interface Props {
  /** ISO time of the shown price; null for a current price. */
  readonly since: string | null;
}

/** Says that the shown price could not be renewed since this time. Renders nothing for a current price. */
export async function StalePriceNotice({ since }: Props) {
  if (since === null) return null;
  const [t, language] = await Promise.all([getTranslations('stalePrice'), getLocale()]);
  return <p className="lt-note mt-3">{t('text', { date: formatDateTime(since, language) })}</p>;
}
