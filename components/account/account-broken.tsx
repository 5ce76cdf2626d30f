'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';

/** The shop does not answer: says so, says that nothing is lost, and offers another try. */
export function AccountBroken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('account.broken');
  return (
    <Note tone="error" role="alert" className="mb-4">
      <b>{t('title')}</b>
      <p className="mb-3">{t('text')}</p>
      <Button variant="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Note>
  );
}
