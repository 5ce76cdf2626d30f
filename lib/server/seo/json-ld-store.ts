import type { Language } from '@/domain/language/detect-language';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

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
  /** The company's own shop. */
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

/** schema.org BicycleStore, a LocalBusiness: where it is, how to reach it, when it is open. */
export function storeJsonLd(language: Language, store: StoreFacts): Json {
  const { name, slug, phone, email, website, latitude, longitude } = store;
  const hasPlace = latitude !== null && longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BicycleStore',
    '@id': siteUrl(`/${language}/dealers/${slug}`),
    name,
    url: website ?? siteUrl(`/${language}/dealers/${slug}`),
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
    parentOrganization: store.isOurs ? { '@id': organizationId() } : undefined,
  };
}
