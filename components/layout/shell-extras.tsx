import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PriceTools } from '@/components/ui/price-tools';
import { Toasts } from '@/components/ui/toasts';
import { OfflineNotice } from './offline-notice';
import { ProgressBar } from './progress-bar';
import { ThemeKeeper } from './theme-keeper';

/** What floats above every page: progress, connection, messages. */
export async function ShellExtras() {
  const t = await getTranslations('common');
  return (
    <>
      <ThemeKeeper />
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
