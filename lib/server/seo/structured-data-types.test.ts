import { describe, expect, it } from 'vitest';
import { listMissingRecommendations, findSchemaProblems } from '@/e2e/support/validate-schema-org';
import type { ArticleView, EventView, JobView } from '@/lib/platform/views/content-view';
import { buildBreadcrumbJsonLd, formatJsonLd, type Json } from './json-ld';
import { toIsoDay } from '@/domain/time/day';
import type { OrderTerms } from '@/lib/gateways/shop/order-terms.gateway';
import {
  buildArticleJsonLd,
  buildEventJsonLd,
  buildFaqJsonLd,
  buildJobJsonLd,
} from './json-ld-content';
import {
  type ProductJsonLdInput,
  buildProductJsonLd,
  type OfferedVariant,
} from './json-ld-product';
import { buildOrganizationJsonLd, buildStoreJsonLd, buildWebSiteJsonLd } from './json-ld-site';

const article: ArticleView = {
  title: 'Der Riemen im Winter',
  slug: 'der-riemen-im-winter',
  teaser: 'Salz, Schnee, Stille.',
  date: '2026-01-12',
  author: 'Ruth Albers',
  category: 'technik',
  isPressRelease: false,
  image: {
    url: '/media/scenes/belt-wide-1600.webp',
    alt: '',
    width: 1600,
    height: 900,
    stored: null,
  },
  minutes: 4,
  body: '…',
  metaDescription: null,
  shareImage: null,
  updatedAt: '2026-02-01T10:00:00.000Z',
  slugs: [],
};

const job: JobView = {
  title: 'Lackierer (m/w/d)',
  slug: 'lackierer',
  teaser: 'Farbe auf Stahl.',
  department: 'Werkstatt',
  location: 'Berlin',
  isRemote: false,
  employmentType: 'FULL_TIME',
  date: '2026-10-01',
  validThrough: '2026-12-31',
  salary: { min: 38_000, max: 44_000, unit: 'YEAR' },
  body: '# Aufgaben\n\n- **Lackieren**\n- Prüfen',
  metaDescription: null,
  shareImage: null,
  updatedAt: null,
  slugs: [],
};

const event: EventView = {
  title: 'Offene Halle',
  slug: 'offene-halle',
  teaser: null,
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: '2026-12-05T14:00:00.000Z',
  venue: 'Werkhalle',
  street: 'Reinbeckstraße 12',
  zip: '12459',
  city: 'Berlin',
  country: 'DE',
  body: 'Kommen Sie *vorbei*.',
  link: null,
  image: null,
  metaDescription: null,
  shareImage: null,
  slugs: [],
};

const store = {
  name: 'Lautlos Werkhalle',
  slug: 'werkhalle',
  phone: '030 555 0140',
  email: null,
  website: null,
  street: 'Reinbeckstraße 12',
  zip: '12459',
  city: 'Berlin',
  countryCode: 'DE',
  latitude: 52.46,
  longitude: 13.51,
  hours: [{ days: ['Mo', 'Tu'], opens: '09:00', closes: '18:00' }],
  isOurs: true,
} as const;

const terms: OrderTerms = {
  returnDays: 30,
  shippingRates: [
    { countryId: 'de', kind: 'bike', cents: 6_900, freeFromCents: 100_000 },
    { countryId: 'at', kind: 'bike', cents: 12_900, freeFromCents: null },
    { countryId: 'ch', kind: 'bike', cents: 19_900, freeFromCents: null },
  ],
};

const variant: OfferedVariant = {
  sku: 'LU11.25.H.M.SA',
  name: 'Ludwig, Alfine 11',
  url: 'https://x.example/de/bikes/ludwig?variant=LU11.25.H.M.SA',
  image: 'https://x.example/l.webp',
  color: 'Sand',
  size: 'M',
  weightGrams: 13_400,
  mpn: 'LU11.25.H.M.SA',
  gtin: null,
  priceCents: 249_500,
  availability: { kind: 'now' },
  lowestPrice30DaysCents: null,
};
const later: OfferedVariant = {
  ...variant,
  sku: 'LU8.25.H.S.SA',
  size: 'S',
  priceCents: 89_500,
  availability: { kind: 'date', date: toIsoDay('2026-12-04') },
};
const product: ProductJsonLdInput = {
  name: 'Ludwig',
  description: 'Stahl',
  url: 'https://x.example/de/bikes/ludwig',
  image: 'https://x.example/l.webp',
  brand: 'Lautlos',
  groupId: 'ludwig',
  kind: 'bike',
  isUsed: false,
  variants: [variant, later],
  terms,
};
const noNumbers = ['Product.gtin13'];

describe('structured data complies with schema.org', () => {
  it.each<[string, Json, string[]]>([
    ['Organization', buildOrganizationJsonLd('de', { sameAs: ['https://m.example/x'], terms }), []],
    [
      'Organization while the shop is unavailable',
      buildOrganizationJsonLd('en', {
        sameAs: ['https://m.example/x'],
        terms: null,
      }),
      ['Organization.hasMerchantReturnPolicy'],
    ],
    ['WebSite', buildWebSiteJsonLd('de'), []],
    [
      'BreadcrumbList',
      buildBreadcrumbJsonLd([{ name: 'Modelle', url: 'https://x.example/de' }]),
      [],
    ],
    ...buildProductJsonLd('de', product).map((data, index): [string, Json, string[]] => [
      `ProductGroup and what it refers to, ${index + 1}`,
      data,
      index === 0 ? noNumbers : [],
    ]),
    [
      'Product with every number',
      buildProductJsonLd('de', {
        ...product,
        variants: [{ ...variant, gtin: '4006381333931' }],
      })[0],
      [],
    ],
    [
      'ProductGroup of parts for different places',
      buildProductJsonLd('de', {
        ...product,
        variants: ['Schutzblech', 'Gepäckträger'].map((model) => ({ ...variant, model })),
      })[0],
      noNumbers,
    ],
    [
      'Product of another manufacturer while the shop is unavailable',
      buildProductJsonLd('de', {
        ...product,
        variants: [{ ...variant, mpn: null, color: null, size: null, weightGrams: null }],
        terms: null,
      })[0],
      [
        'Offer.hasMerchantReturnPolicy',
        'Offer.shippingDetails',
        'Product.color',
        'Product.gtin13',
        'Product.mpn',
        'Product.size',
      ],
    ],
    ['Article', buildArticleJsonLd('de', article), []],
    [
      'Article without picture and author',
      buildArticleJsonLd('de', { ...article, image: null, author: null }),
      ['Article.image'],
    ],
    ['NewsArticle', buildArticleJsonLd('en', { ...article, isPressRelease: true }), []],
    [
      'FAQPage',
      buildFaqJsonLd([{ slug: 'a', question: 'Wie oft?', answer: 'Alle **zwei** Jahre.' }]),
      [],
    ],
    ['JobPosting', buildJobJsonLd('de', job), []],
    ['JobPosting for remote work', buildJobJsonLd('de', { ...job, isRemote: true }), []],
    [
      'JobPosting with the minimum fields',
      buildJobJsonLd('de', { ...job, salary: null, validThrough: null, body: '' }),
      ['JobPosting.baseSalary', 'JobPosting.validThrough'],
    ],
    ['Event', buildEventJsonLd('de', event), ['Event.image']],
    ['BicycleStore', buildStoreJsonLd('de', store), []],
  ])('%s', (_name, data, left) => {
    const written: unknown = JSON.parse(formatJsonLd(data));
    expect(findSchemaProblems(written)).toEqual([]);
    expect(listMissingRecommendations(written)).toEqual(left);
  });

  it('reports violations of the rules', () => {
    expect(
      findSchemaProblems({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: '',
      }),
    ).toEqual(['Event.startDate is missing', 'Event.location is missing', 'Event.name is empty']);
    expect(findSchemaProblems({ '@type': 'Tortoise' })).toHaveLength(2);
  });

  it.each([
    [
      Object.assign({}, buildJobJsonLd('de', { ...job, isRemote: true }), {
        applicantLocationRequirements: undefined,
      }),
      /^JobPosting.applicantLocationRequirements is missing, as jobLocationType is TELECOMMUTE$/,
    ],
    [
      {
        '@context': 'https://schema.org',
        '@type': 'Offer',
        ...{ price: 1, priceCurrency: 'EUR', availability: 'https://schema.org/BackOrder' },
      },
      /^Offer.availabilityStarts is missing, as availability is .*BackOrder$/,
    ],
  ])('checks dependent fields', (data, problem) => {
    expect(findSchemaProblems(data)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('job posting', () => {
  it('has a salary range, one amount or no salary', () => {
    const paid = (salary: JobView['salary']) => buildJobJsonLd('de', { ...job, salary });
    expect(paid(job.salary)).toMatchObject({
      baseSalary: {
        currency: 'EUR',
        value: { minValue: 38_000, maxValue: 44_000, unitText: 'YEAR' },
      },
    });
    expect(paid({ min: 1150, max: null, unit: 'MONTH' })).toMatchObject({
      baseSalary: { value: { value: 1150, unitText: 'MONTH' } },
    });
    expect(JSON.parse(formatJsonLd(paid(null)))).not.toHaveProperty('baseSalary');
  });

  it('has an end date, paragraphs and a street', () => {
    expect(buildJobJsonLd('de', job)).toMatchObject({
      validThrough: '2026-12-31T23:59:59Z',
      description:
        '<p>Farbe auf Stahl.</p><p><strong>Aufgaben</strong></p><ul><li><strong>Lackieren</strong></li><li>Prüfen</li></ul>',
      jobLocation: {
        address: { streetAddress: 'Reinbeckstraße 12', postalCode: '12459' },
      },
    });
  });

  it('is remote only when an editor set it', () => {
    const remote = {
      ...job,
      location: 'Berlin oder von zu Hause',
      isRemote: true,
    };
    expect(buildJobJsonLd('de', remote)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'DE' },
      jobLocation: { address: { addressLocality: 'Berlin' } },
    });
    expect(formatJsonLd(buildJobJsonLd('de', job))).not.toContain('TELECOMMUTE');
  });

  it('has a plain-text description', () => {
    const hostile = {
      ...job,
      teaser: null,
      body: 'a < b & <b>c</b> [d](javascript:1)',
    };
    expect(buildJobJsonLd('de', hostile)).toMatchObject({
      description: '<p>a &lt; b &amp; c d</p>',
    });
  });

  it('is omitted without its posting date', () => {
    expect(buildJobJsonLd('de', { ...job, date: null })).toBeNull();
  });
});

it('article is never modified before its publication', () => {
  const early = { ...article, updatedAt: '2025-12-01T00:00:00.000Z' };
  expect(buildArticleJsonLd('de', early)).toMatchObject({
    dateModified: '2026-01-12',
  });
});
