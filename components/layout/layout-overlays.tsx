import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PriceBarSlot } from '@/components/ui/price/price-bar-slot';
import { Toasts } from '@/components/ui/message/toasts';
import { OfflineNotice } from './offline-notice';
import { LinkNavigation } from './link-navigation';
import { ProgressBar } from './progress-bar';
import { ThemeSync } from './site-controls';
import { useTranslations } from 'next-intl';
import type { Banner } from '@/domain/content/banner';
import { NotificationBanner } from './notification-banner';

/** What every page has besides what it shows: its links are followed, and progress, connection and messages float above it. */
export async function LayoutOverlays() {
  const t = await getTranslations('common');
  return (
    <>
      <ThemeSync />
      <LinkNavigation />
      <Suspense>
        <ProgressBar label={t('pageLoading')} />
      </Suspense>
      <OfflineNotice
        title={t('offline.title')}
        text={t('offline.text')}
        cachedText={t('offline.kept')}
        reloadLabel={t('offline.reload')}
      />
      <PriceBarSlot />
      <Toasts label={t('notifications')} closeLabel={t('close')} />
    </>
  );
}

/** The notice of the content service; the script in the head hides it before first paint when this visitor closed this text. */
export function BannerSlot({ banner }: { readonly banner: Banner | null }) {
  const t = useTranslations('navigation');
  const common = useTranslations('common');
  if (!banner?.text) return null;
  return (
    <NotificationBanner
      banner={banner}
      labels={{ region: t('banner'), more: t('bannerMore'), close: common('close') }}
    />
  );
}
