import { getTranslations } from 'next-intl/server';
import { textKeyOf } from '@/domain/content/text-key';
import type { Language } from '@/domain/language/detect-language';
import type { ConsentNotice } from '@/lib/platform/views/consent-notice';
import { isConsentWanted, tagSettings } from '@/lib/platform/config/tag-settings';
import { ConsentGate } from './consent-gate';
import { TagKeeper } from './tag-keeper';

type ConsentSlotProps = { language: Language; notice: ConsentNotice | null };

/**
 * The place of the cookie box on every page. The box's words travel only to those who have to be asked, from an address that
 * changes with them; that they can be read is checked with the page, as for the footer (Spec §8).
 */
export async function ConsentSlot({ language, notice }: ConsentSlotProps) {
  const t = await getTranslations('footer');
  const noticeKey = textKeyOf(JSON.stringify(notice));
  return (
    <>
      <ConsentGate
        noticeAddress={`/${language}/cookie-notice.json?${noticeKey}`}
        failedText={t('cookiesFailed')}
        isWanted={isConsentWanted}
      />
      {tagSettings && <TagKeeper ids={tagSettings} />}
    </>
  );
}
