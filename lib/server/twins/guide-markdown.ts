import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { getGuide } from '@/lib/server/content/guides';
import { pageMarkdown } from './landing-markdown';

/** A guide as its editor wrote it. Null when there is none of that slug. */
export async function guideMarkdown(language: Language, slug: string): Promise<string | null> {
  const guide = await getGuide(language, slug);
  return guide && pageMarkdown(language, guide);
}
