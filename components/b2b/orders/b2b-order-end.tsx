'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import type { B2bOrder } from '@/domain/b2b/b2b-order';

/** What happens next with a cancelled order; nothing about any other. */
export function B2bOrderEnd({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('shipments');
  if (order.state !== 'cancelled') return null;
  return <Note className="mb-4">{t('cancelledText')}</Note>;
}
