'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AvailabilityText } from '@/components/ui/availability-mark';
import { availabilityOf, earliestAvailability } from '@/domain/catalog/availability';
import { setPreorder } from '@/lib/browser/state/local-operations';
import { useBikeSelection } from './bike-selection';

/** Says for whom a presale page is and from when it is delivered; what is ordered here is a preorder (Spec §3, client state). */
export function PresaleNotice() {
  const t = useTranslations('bike.presale');
  const { variants } = useBikeSelection();
  const earliest = earliestAvailability(variants.map(({ stock }) => availabilityOf(stock)));

  useEffect(() => {
    setPreorder(true);
    return () => setPreorder(false);
  }, []);

  return (
    <p className="lt-note py-2 mb-3">
      <b>{t('title')}</b> {t('text')} {t('from')} <AvailabilityText availability={earliest} />.
    </p>
  );
}
