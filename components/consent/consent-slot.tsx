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
 * Renders the cookie dialog where it is needed, on every page. Its texts are only loaded by visitors who have to be
 * asked, from a URL that changes with the texts. Whether they can be loaded is checked when the page is rendered, as
 * for the footer (Specification §8). Editors in preview mode are not asked, because the dialog would cover the preview
 * every time; they grant no consent.
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
