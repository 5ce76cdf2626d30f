import type { Language } from '@/domain/locale/language';
import { toSiteUrl } from '@/lib/platform/config/env';

/** A JSON value of structured data; undefined fields are left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Serializes structured data so that it cannot close the surrounding script element. */
export function formatJsonLd(data: Json): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Builds a schema.org BreadcrumbList; `url` is the absolute URL of each step. */
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

/** Builds the schema.org BreadcrumbList of a page; paths have no language. */
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

/** Id by which other structured data references the company. The home page contains the node with this id. */
export const getOrganizationId = (): string => toSiteUrl('/#organization');
