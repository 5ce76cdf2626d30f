import { getTranslations } from 'next-intl/server';
import { textKeyOf } from '@/domain/content/text-key';
import type { Language } from '@/domain/language/detect-language';
import { getBanner } from '@/lib/server/content/get-banner';
import { NotificationBanner } from './notification-banner';

/** The notice of the content service; the script in the head hides it before first paint when this visitor closed this text. */
export async function BannerSlot({ language }: { language: Language }) {
  const banner = await getBanner(language);
  if (!banner?.text) return null;
  const [t, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')]);
  return (
    <NotificationBanner
      banner={banner}
      textKey={textKeyOf(banner.text)}
      words={{ region: t('banner'), more: t('bannerMore'), close: common('close') }}
    />
  );
}
