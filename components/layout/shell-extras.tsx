import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PriceTools } from '@/components/ui/price/price-tools';
import { Toasts } from '@/components/ui/message/toasts';
import { OfflineNotice } from './offline-notice';
import { PageLinks } from './page-links';
import { ProgressBar } from './progress-bar';
import { ThemeKeeper } from './theme-keeper';

/** What every page has besides what it shows: its links are followed, and progress, connection and messages float above it. */
export async function ShellExtras() {
  const t = await getTranslations('common');
  return (
    <>
      <ThemeKeeper />
      <PageLinks />
      <Suspense>
        <ProgressBar label={t('pageLoading')} />
      </Suspense>
      <OfflineNotice
        title={t('offline.title')}
        text={t('offline.text')}
        keptText={t('offline.kept')}
        reloadLabel={t('offline.reload')}
      />
      <PriceTools />
      <Toasts label={t('notifications')} closeLabel={t('close')} />
    </>
  );
}
