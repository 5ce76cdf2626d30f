import { notFound } from 'next/navigation';
import { type Language, parseLanguage } from '@/domain/locale/language';

/** Props of a page that depends on the query: route parameters and search parameters. */
export interface DynamicPageProps<Params> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Returns the query as in the URL, with its question mark; only the first value of a repeated name is used. */
export function toQueryString(
  searchParams: Awaited<DynamicPageProps<unknown>['searchParams']>,
): string {
  const queryEntries = Object.entries(searchParams).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? [] : [[name, text]];
  });
  return queryEntries.length === 0 ? '' : `?${new URLSearchParams(queryEntries)}`;
}

export type LangParams = { params: Promise<{ lang: string }> };

/** Returns the language of a page's URL; responds with 404 for an unsupported one (Specification §2). */
export async function getPageLanguage(params: Promise<{ lang: string }>): Promise<Language> {
  return parseLanguage((await params).lang) ?? notFound();
}

export type SlugParams = { params: Promise<{ lang: string; slug: string }> };

/** Returns language and slug of an entry's URL; responds with 404 for an unsupported language (Specification §2). */
export async function getEntryParams(
  params: SlugParams['params'],
): Promise<{ language: Language; slug: string }> {
  const [language, { slug }] = await Promise.all([getPageLanguage(params), params]);
  return { language, slug };
}
