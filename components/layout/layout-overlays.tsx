import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PriceTypeBarSlot } from '@/components/ui/price/price-bar-slot';
import { Toasts } from '@/components/ui/message/toasts';
import { OfflineNotice } from './offline-notice';
import { LinkNavigation } from './link-navigation';
import { ProgressBar } from './progress-bar';
import { ThemeSync } from './site-controls';
import { useTranslations } from 'next-intl';
import type { Banner } from '@/domain/content/banner';
import { NotificationBanner } from './notification-banner';

/** Elements on every page besides its content: link navigation, progress bar, offline notice and toasts. */
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
        cachedText={t('offline.savedCopy')}
        reloadLabel={t('offline.reload')}
      />
      <PriceTypeBarSlot />
      <Toasts label={t('notifications')} closeLabel={t('close')} />
    </>
  );
}

/**
 * The banner with the text from the content service. A script in the head hides it before the first paint if this
 * visitor has closed a banner with the same text.
 */
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
