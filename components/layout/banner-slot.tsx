import { useTranslations } from 'next-intl';
import type { Banner } from '@/domain/content/banner';
import { NotificationBanner } from './notification-banner';

/** The notice of the content service; the script in the head hides it before first paint when this visitor closed this text. */
export function BannerSlot({ banner }: { readonly banner: Banner | null }) {
  const t = useTranslations('navigation');
  const common = useTranslations('common');
  if (!banner?.text) return null;
  return (
    <NotificationBanner
      banner={banner}
      words={{ region: t('banner'), more: t('bannerMore'), close: common('close') }}
    />
  );
}
