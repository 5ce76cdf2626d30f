'use client';

import { useLocale, useTranslations } from 'next-intl';
import { B2bHead } from '@/components/b2b/parts/b2b-head';
import { B2bSection } from '@/components/b2b/parts/b2b-section';
import { reloadAvailability, useAvailability } from '@/lib/browser/b2b/availability';
import { formatTimeOfDay } from '@/lib/platform/i18n/days';
import { AvailabilityBoard } from './availability-board';

/** Every variant a dealer may order, with stock, deliveries and the amounts to order. */
export function AvailabilityPage() {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const loaded = useAvailability(language);
  const at = loaded.value?.at;
  return (
    <>
      <B2bHead title={t('title')}>
        {at && <p className="mb-0">{t('asOf', { time: formatTimeOfDay(at, language) })}</p>}
      </B2bHead>
      <B2bSection loaded={loaded} onRetry={() => void reloadAvailability(language)}>
        {(table) => <AvailabilityBoard table={table} />}
      </B2bSection>
    </>
  );
}
