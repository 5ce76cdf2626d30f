import type { Language } from '@/domain/language/detect-language';
import { requireLanguage } from './require-language';

export type SlugParams = { params: Promise<{ lang: string; slug: string }> };

/** Language and slug of an entry's address; shows 404 for a language the site does not speak (Spec §2). */
export async function requireEntry(
  params: SlugParams['params'],
): Promise<{ language: Language; slug: string }> {
  const [language, { slug }] = await Promise.all([requireLanguage(params), params]);
  return { language, slug };
}
