'use client';

import { useTranslations } from 'next-intl';
import { TryAgainNote } from '@/components/ui/message/try-again-note';

/** The shop does not answer: says so, says that nothing is lost, and offers another try. */
export function AccountBroken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('account.broken');
  return <TryAgainNote title={t('title')} text={t('text')} retry={t('retry')} onRetry={onRetry} />;
}
