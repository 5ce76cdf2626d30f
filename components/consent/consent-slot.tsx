import { getTranslations } from 'next-intl/server';
import { textKeyOf } from '@/domain/content/text-key';
import type { Language } from '@/domain/language/detect-language';
import { getConsentNotice } from '@/lib/server/content/get-consent-notice';
import { tagSettings } from '@/lib/platform/config/tag-settings';
import { ConsentGate } from './consent-gate';
import { TagKeeper } from './tag-keeper';

/**
 * The place of the cookie box on every page. The box's words travel only to those who have to be asked, from an address that
 * changes with them; that they can be read is checked here, with the page, as for the footer (Spec §8).
 */
export async function ConsentSlot({ language }: { language: Language }) {
  const [notice, t] = await Promise.all([getConsentNotice(language), getTranslations('footer')]);
  const noticeKey = textKeyOf(JSON.stringify(notice));
  return (
    <>
      <ConsentGate
        noticeAddress={`/${language}/cookie-notice.json?${noticeKey}`}
        failedText={t('cookiesFailed')}
      />
      {tagSettings && <TagKeeper ids={tagSettings} />}
    </>
  );
}
