import type { Json } from './json-ld';

/** schema.org BreadcrumbList; `url` is the full address of each step. */
export function breadcrumbJsonLd(
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
