import { type Language, languages } from '@/domain/language/detect-language';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { companyAddress } from '@/lib/platform/config/company';
import type { Json } from './json-ld';
import { returnsJsonLd } from './json-ld-returns';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

const BRAND = 'Lautlos';
const EMAIL = 'post@lautlos.example';
const PHONE = '+49 30 555 0140';

/**
 * schema.org Organization, under the id that offers, articles and jobs refer to: with its addresses elsewhere, the way to ask and,
 * where the shop says so, how goods are given back.
 */
export function organizationJsonLd(
  language: Language,
  { sameAs, terms }: { readonly sameAs: readonly string[]; readonly terms: ShopTerms | null },
): Json {
  const { street, zip, city, countryCode } = companyAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(),
    name: BRAND,
    legalName: 'Lautlos Fahrradbau GmbH',
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
    email: EMAIL,
    telephone: PHONE,
    vatID: 'DE555000114',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: PHONE,
      email: EMAIL,
      url: siteUrl(`/${language}/support/contact`),
      availableLanguage: languages,
    },
    hasMerchantReturnPolicy: terms ? returnsJsonLd(language, terms) : undefined,
    sameAs,
  };
}

/** schema.org WebSite in one language. Engines no longer read how it is searched, and robots.txt closes that page. */
export function webSiteJsonLd(language: Language): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteUrl(`/${language}#website`),
    name: BRAND,
    url: siteUrl(`/${language}`),
    inLanguage: language,
    publisher: { '@id': organizationId() },
  };
}
