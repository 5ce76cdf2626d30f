import { type Language, languages } from '@/domain/locale/language';
import type { OrderTerms } from '@/lib/gateways/shop/order-terms.gateway';
import { companyAddress, flagshipDealerNumber } from '@/lib/platform/config/company';
import { type Json, getOrganizationId } from './json-ld';
import { buildReturnPolicyJsonLd } from './json-ld-offer';
import { toSiteUrl } from '@/lib/platform/config/env';
import { withFallback, getResultData } from '@/lib/gateways/result';
import { mapStore } from '@/lib/gateways/content/map-dealer';
import { fetchDealers } from '@/lib/gateways/content/dealers.gateway';
import 'server-only';

const BRAND = 'Lautlos';
const EMAIL = 'post@lautlos.example';
const PHONE = '+49 30 555 0140';

/**
 * Builds the schema.org Organization that offers, articles and jobs reference by id, with social profiles, contact
 * point and, if `terms` is given, the return policy.
 */
export function buildOrganizationJsonLd(
  language: Language,
  { sameAs, terms }: { readonly sameAs: readonly string[]; readonly terms: OrderTerms | null },
): Json {
  const { street, zip, city, countryCode } = companyAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': getOrganizationId(),
    name: BRAND,
    legalName: 'Lautlos Fahrradbau GmbH',
    url: toSiteUrl('/'),
    logo: toSiteUrl('/icons/icon-512.png'),
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
      url: toSiteUrl(`/${language}/support/contact`),
      availableLanguage: languages,
    },
    hasMerchantReturnPolicy: terms ? buildReturnPolicyJsonLd(language, terms) : undefined,
    sameAs,
  };
}

/**
 * Builds a schema.org WebSite in one language. It has no SearchAction, because search engines no longer read it and
 * robots.txt excludes the results page.
 */
export function buildWebSiteJsonLd(language: Language): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': toSiteUrl(`/${language}#website`),
    name: BRAND,
    url: toSiteUrl(`/${language}`),
    inLanguage: language,
    publisher: { '@id': getOrganizationId() },
  };
}

type Weekday = 'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su';

interface StoreFacts {
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly hours: readonly {
    readonly days: readonly Weekday[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** True for the company's own store. */
  readonly isOurs: boolean;
}

const days: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** Builds a schema.org BicycleStore (a LocalBusiness) with address, contact and opening hours. */
export function buildStoreJsonLd(language: Language, store: StoreFacts): Json {
  const { name, slug, phone, email, website, latitude, longitude } = store;
  const hasPlace = latitude !== null && longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BicycleStore',
    '@id': toSiteUrl(`/${language}/dealers/${slug}`),
    name,
    url: website ?? toSiteUrl(`/${language}/dealers/${slug}`),
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street ?? undefined,
      postalCode: store.zip ?? undefined,
      addressLocality: store.city ?? undefined,
      addressCountry: store.countryCode ?? undefined,
    },
    geo: hasPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: store.hours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => `https://schema.org/${days[day]}`),
      opens: hours.opens,
      closes: hours.closes,
    })),
    parentOrganization: store.isOurs ? { '@id': getOrganizationId() } : undefined,
  };
}

/**
 * Returns the structured data of the company's own store; null when there is none or the content service is
 * unavailable.
 */
export async function findFlagshipJsonLd(language: Language): Promise<Json | null> {
  const dealers = await withFallback(
    fetchDealers().then((result) => getResultData(result, 'dealers')),
    [],
  );
  const flagship = dealers.find(({ adrNumber }) => adrNumber === flagshipDealerNumber);
  if (!flagship) return null;
  const { street, strNumber } = flagship;
  return buildStoreJsonLd(language, {
    ...flagship,
    slug: flagship.slug ?? '',
    street: [street, strNumber].filter(Boolean).join(' ') || null,
    hours: mapStore(flagship, language).hours,
    isOurs: true,
  });
}
