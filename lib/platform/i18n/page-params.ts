import { notFound } from 'next/navigation';
import { type Language, parseLanguage } from '@/domain/locale/language';

/** What the page of an address with a query gets: its parameters, and what stands behind the question mark. */
export interface DynamicPageProps<Params> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The query again as it stands in the address, with its question mark; repeated names count once. */
export function toQueryString(asked: Awaited<DynamicPageProps<unknown>['searchParams']>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? [] : [[name, text]];
  });
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

export type LangParams = { params: Promise<{ lang: string }> };

/** The language of a page's address; shows 404 for one the site does not speak (Spec §2). */
export async function getPageLanguage(params: Promise<{ lang: string }>): Promise<Language> {
  return parseLanguage((await params).lang) ?? notFound();
}

export type SlugParams = { params: Promise<{ lang: string; slug: string }> };

/** Language and slug of an entry's address; shows 404 for a language the site does not speak (Spec §2). */
export async function getEntryParams(
  params: SlugParams['params'],
): Promise<{ language: Language; slug: string }> {
  const [language, { slug }] = await Promise.all([getPageLanguage(params), params]);
  return { language, slug };
}
