import type { Language } from '@/domain/language/detect-language';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

const BRAND = 'Lautlos';

/** schema.org Organization, under the id that offers, articles and jobs refer to; with its addresses elsewhere. */
export function organizationJsonLd(sameAs: readonly string[]): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(),
    name: BRAND,
    legalName: 'Lautlos Fahrradbau GmbH',
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
    email: 'post@lautlos.example',
    telephone: '+49 30 555 0140',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Reinbeckstraße 12',
      postalCode: '12459',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    },
    sameAs,
  };
}

/** schema.org WebSite in one language, with the address of its search. */
export function webSiteJsonLd(language: Language): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteUrl(`/${language}#website`),
    name: BRAND,
    url: siteUrl(`/${language}`),
    inLanguage: language,
    publisher: { '@id': organizationId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl(`/${language}/search`)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
