import { getTranslations } from 'next-intl/server';
import { computeTextHash } from '@/domain/text/text-utils';
import type { Language } from '@/domain/locale/language';
import type { ConsentNotice } from '@/lib/platform/views/page-view';
import { isConsentPromptEnabled, tagSettings } from '@/lib/platform/config/tag-settings';
import { isPreview } from '@/lib/platform/http/is-preview';
import { ConsentGate } from './consent-gate';
import { TagLoader } from './consent-gate';

type ConsentSlotProps = { language: Language; notice: ConsentNotice | null };

/**
 * Renders the cookie dialog. Its texts are loaded only by visitors who have to be asked, from a URL that contains a
 * hash of the texts. Editors in preview mode are not asked, because the dialog would cover every preview; they grant no
 * consent.
 */
export async function ConsentSlot({ language, notice }: ConsentSlotProps) {
  const [t, isDraft] = await Promise.all([getTranslations('footer'), isPreview()]);
  const noticeKey = computeTextHash(JSON.stringify(notice));
  return (
    <>
      <ConsentGate
        noticeAddress={`/${language}/cookie-notice.json?${noticeKey}`}
        failedText={t('cookiesFailed')}
        isWanted={isConsentPromptEnabled && !isDraft}
      />
      {tagSettings && <TagLoader ids={tagSettings} />}
    </>
  );
}
