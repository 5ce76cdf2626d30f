import type { Language } from '@/domain/locale/language';
import { toSiteUrl } from '@/lib/platform/config/env';

/** What structured data is made of; fields that are undefined are left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Structured data as a text that cannot end the script it stands in. */
export function formatJsonLd(data: Json): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** schema.org BreadcrumbList; `url` is the full address of each step. */
export function buildBreadcrumbJsonLd(
  steps: readonly { readonly name: string; readonly url: string }[],
): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The way to a page as schema.org BreadcrumbList; paths without language. */
export function buildPathBreadcrumbJsonLd(
  language: Language,
  steps: readonly { readonly name: string; readonly path: string }[],
): Json {
  return buildBreadcrumbJsonLd(
    steps.map(({ name, path }) => ({
      name,
      url: toSiteUrl(`/${language}${path}`),
    })),
  );
}

/** What other structured data calls the company by; home tells who that is. */
export const getOrganizationId = (): string => toSiteUrl('/#organization');
