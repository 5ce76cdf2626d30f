import type { Language } from '@/domain/language/detect-language';
import type { Json } from './json-ld';
import { breadcrumbJsonLd } from './json-ld-breadcrumb';
import { siteUrl } from './site-url';

/** The way to a page as schema.org BreadcrumbList; paths without language. */
export function wayJsonLd(
  language: Language,
  steps: readonly { readonly name: string; readonly path: string }[],
): Json {
  return breadcrumbJsonLd(
    steps.map(({ name, path }) => ({
      name,
      url: siteUrl(`/${language}${path}`),
    })),
  );
}
