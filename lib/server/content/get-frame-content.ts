import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { FooterLists } from '@/domain/content/footer-lists';
import type { Language } from '@/domain/language/detect-language';
import type { ConsentNotice } from '@/lib/platform/views/consent-notice';
import { getConsentNotice } from './get-consent-notice';
import { type FooterLink, getFooter } from './get-footer';

type FrameContent = {
  footer: FooterLists<FooterLink> | null;
  notice: ConsentNotice | null;
};

/**
 * What stands around every page. Null for what could not be read, which is logged: the error page is shown in the same frame, so it must
 * hold without (Spec §8).
 */
export async function getFrameContent(language: Language): Promise<FrameContent> {
  const [footer, notice] = await Promise.all([
    orNull(getFooter(language)),
    orNull(getConsentNotice(language)),
  ]);
  return { footer, notice };
}

async function orNull<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    // Interruptions of the framework are no failures.
    unstable_rethrow(error);
    return null;
  }
}
