import { notFound } from 'next/navigation';
import { type Language, toLanguage } from '@/domain/language/detect-language';

export type LangParams = { params: Promise<{ lang: string }> };

/** The language of a page's address; shows 404 for one the site does not speak (Spec §2). */
export async function requireLanguage(params: Promise<{ lang: string }>): Promise<Language> {
  return toLanguage((await params).lang) ?? notFound();
}
