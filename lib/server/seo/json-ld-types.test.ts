import { describe, expect, it } from 'vitest';
import { missingAdvice, schemaProblems } from '@/e2e/support/schema-org';
import type { ArticleView } from '@/lib/platform/views/article-view';
import type { EventView } from '@/lib/platform/views/event-view';
import type { JobView } from '@/lib/platform/views/job-view';
import { type Json, jsonLdText } from './json-ld';
import { isoDay } from '@/domain/time/day';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { articleJsonLd } from './json-ld-article';
import { breadcrumbJsonLd } from './json-ld-breadcrumb';
import { eventJsonLd } from './json-ld-event';
import { faqJsonLd } from './json-ld-faq';
import { jobJsonLd } from './json-ld-job';
import { type ProductFacts, productJsonLd, type SoldVariant } from './json-ld-product';
import { organizationJsonLd, webSiteJsonLd } from './json-ld-site';
import { storeJsonLd } from './json-ld-store';

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

const terms: ShopTerms = {
  returnDays: 30,
  shippingRates: [
    { countryId: 'de', kind: 'bike', cents: 6_900, freeFromCents: 100_000 },
    { countryId: 'at', kind: 'bike', cents: 12_900, freeFromCents: null },
    { countryId: 'ch', kind: 'bike', cents: 19_900, freeFromCents: null },
  ],
};

const variant: SoldVariant = {
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
const later: SoldVariant = {
  ...variant,
  sku: 'LU8.25.H.S.SA',
  size: 'S',
  priceCents: 89_500,
  availability: { kind: 'date', date: isoDay('2026-12-04') },
};
const product: ProductFacts = {
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

describe('structured data keeps schema.org’s rules, and leaves out only what nobody knows', () => {
  it.each<[string, Json, string[]]>([
    ['Organization', organizationJsonLd('de', { sameAs: ['https://m.example/x'], terms }), []],
    [
      'Organization while the shop is silent',
      organizationJsonLd('en', {
        sameAs: ['https://m.example/x'],
        terms: null,
      }),
      ['Organization.hasMerchantReturnPolicy'],
    ],
    ['WebSite', webSiteJsonLd('de'), []],
    ['BreadcrumbList', breadcrumbJsonLd([{ name: 'Modelle', url: 'https://x.example/de' }]), []],
    ...productJsonLd('de', product).map((data, index): [string, Json, string[]] => [
      `ProductGroup and what it refers to, ${index + 1}`,
      data,
      index === 0 ? noNumbers : [],
    ]),
    [
      'Product with every number',
      productJsonLd('de', {
        ...product,
        variants: [{ ...variant, gtin: '4006381333931' }],
      })[0],
      [],
    ],
    [
      'ProductGroup of parts for different places',
      productJsonLd('de', {
        ...product,
        variants: ['Schutzblech', 'Gepäckträger'].map((model) => ({ ...variant, model })),
      })[0],
      noNumbers,
    ],
    [
      'Product of another maker while the shop is silent',
      productJsonLd('de', {
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
    ['Article', articleJsonLd('de', article), []],
    [
      'Article without picture and author',
      articleJsonLd('de', { ...article, image: null, author: null }),
      ['Article.image'],
    ],
    ['NewsArticle', articleJsonLd('en', { ...article, isPressRelease: true }), []],
    [
      'FAQPage',
      faqJsonLd([{ slug: 'a', question: 'Wie oft?', answer: 'Alle **zwei** Jahre.' }]),
      [],
    ],
    ['JobPosting', jobJsonLd('de', job), []],
    ['JobPosting from home', jobJsonLd('de', { ...job, isRemote: true }), []],
    [
      'JobPosting with the least',
      jobJsonLd('de', { ...job, salary: null, validThrough: null, body: '' }),
      ['JobPosting.baseSalary', 'JobPosting.validThrough'],
    ],
    ['Event', eventJsonLd('de', event), ['Event.image']],
    ['BicycleStore', storeJsonLd('de', store), []],
  ])('%s', (_name, data, left) => {
    const written: unknown = JSON.parse(jsonLdText(data));
    expect(schemaProblems(written)).toEqual([]);
    expect(missingAdvice(written)).toEqual(left);
  });

  it('and the rules notice what breaks them', () => {
    expect(
      schemaProblems({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: '',
      }),
    ).toEqual(['Event.startDate is missing', 'Event.location is missing', 'Event.name is empty']);
    expect(schemaProblems({ '@type': 'Tortoise' })).toHaveLength(2);
  });

  it.each([
    [
      Object.assign({}, jobJsonLd('de', { ...job, isRemote: true }), {
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
  ])('and what one field owes another', (data, problem) => {
    expect(schemaProblems(data)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('what a job says', () => {
  it('pays a range, one amount, or nothing said', () => {
    const paid = (salary: JobView['salary']) => jobJsonLd('de', { ...job, salary });
    expect(paid(job.salary)).toMatchObject({
      baseSalary: {
        currency: 'EUR',
        value: { minValue: 38_000, maxValue: 44_000, unitText: 'YEAR' },
      },
    });
    expect(paid({ min: 1150, max: null, unit: 'MONTH' })).toMatchObject({
      baseSalary: { value: { value: 1150, unitText: 'MONTH' } },
    });
    expect(JSON.parse(jsonLdText(paid(null)))).not.toHaveProperty('baseSalary');
  });

  it('ends with its last day, has paragraphs and a street', () => {
    expect(jobJsonLd('de', job)).toMatchObject({
      validThrough: '2026-12-31T23:59:59Z',
      description:
        '<p>Farbe auf Stahl.</p><p><strong>Aufgaben</strong></p><ul><li><strong>Lackieren</strong></li><li>Prüfen</li></ul>',
      jobLocation: {
        address: { streetAddress: 'Reinbeckstraße 12', postalCode: '12459' },
      },
    });
  });

  it('is done from home only where an editor said so', () => {
    const remote = {
      ...job,
      location: 'Berlin oder von zu Hause',
      isRemote: true,
    };
    expect(jobJsonLd('de', remote)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'DE' },
      jobLocation: { address: { addressLocality: 'Berlin' } },
    });
    expect(jsonLdText(jobJsonLd('de', job))).not.toContain('TELECOMMUTE');
  });

  it('its text is words, whatever is in it', () => {
    const hostile = {
      ...job,
      teaser: null,
      body: 'a < b & <b>c</b> [d](javascript:1)',
    };
    expect(jobJsonLd('de', hostile)).toMatchObject({
      description: '<p>a &lt; b &amp; c d</p>',
    });
  });

  it('is not told without the day it was posted', () => {
    expect(jobJsonLd('de', { ...job, date: null })).toBeNull();
  });
});

it('an article was never changed before it was published', () => {
  const early = { ...article, updatedAt: '2025-12-01T00:00:00.000Z' };
  expect(articleJsonLd('de', early)).toMatchObject({
    dateModified: '2026-01-12',
  });
});
