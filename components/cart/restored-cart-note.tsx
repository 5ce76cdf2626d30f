'use client';

import { useTranslations } from 'next-intl';
import { useRestoredCart } from '@/lib/browser/basket/restored-cart';
import { Note } from '../ui/message/note';

/** Says that the basket of an earlier visit had expired and was filled again, and what could not come along. */
export function RestoredCartNote() {
  const t = useTranslations('cart.restored');
  const restored = useRestoredCart();
  if (restored === null) return null;
  return (
    <Note role="status" className="mb-4">
      {t('text')}
      {restored.missing.length > 0 && ` ${t('missing', { titles: restored.missing.join(', ') })}`}
    </Note>
  );
}
