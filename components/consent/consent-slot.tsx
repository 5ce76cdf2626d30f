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
 * The place of the cookie box on every page. The box's words travel only to those who have to be asked, from an address that
 * changes with them; that they can be read is checked with the page, as for the footer (Spec §8).
 * Editors who look at drafts are not asked: the box would lie on what they look at, in the frame of another site each time anew. Nothing is granted then.
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
