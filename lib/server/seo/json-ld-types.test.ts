import { describe, expect, it } from 'vitest';
import { schemaProblems } from '@/e2e/support/schema-org';
import type { ArticleView } from '@/lib/platform/views/article-view';
import type { EventView } from '@/lib/platform/views/event-view';
import type { JobView } from '@/lib/platform/views/job-view';
import { breadcrumbJsonLd, type Json, jsonLdText, productJsonLd } from './json-ld';
import { articleJsonLd } from './json-ld-article';
import { eventJsonLd } from './json-ld-event';
import { faqJsonLd } from './json-ld-faq';
import { jobJsonLd } from './json-ld-job';
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
  updatedAt: '2026-02-01T10:00:00.000Z',
  slugs: [],
};

const job: JobView = {
  title: 'Lackierer (m/w/d)',
  slug: 'lackierer',
  teaser: 'Farbe auf Stahl.',
  department: 'Werkstatt',
  location: 'Berlin',
  employmentType: 'FULL_TIME',
  date: '2026-10-01',
  validThrough: '2026-12-31',
  salary: { min: 38_000, max: 44_000, unit: 'YEAR' },
  body: '# Aufgaben\n\n- **Lackieren**\n- Prüfen',
  metaDescription: null,
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

const variant = { sku: 'A', priceCents: 249_500, availability: { kind: 'now' as const } };
const product = {
  name: 'Ludwig',
  description: 'Stahl',
  url: 'https://x.example/de/bikes/ludwig',
  image: 'https://x.example/l.webp',
  brand: 'Lautlos',
};

describe('structured data keeps schema.org’s rules', () => {
  it.each<[string, Json]>([
    ['Organization', organizationJsonLd(['https://m.example/x'])],
    ['WebSite', webSiteJsonLd('de')],
    ['BreadcrumbList', breadcrumbJsonLd([{ name: 'Modelle', url: 'https://x.example/de/bikes' }])],
    ['Product with one offer', productJsonLd({ ...product, variants: [variant] })],
    ['Product with several', productJsonLd({ ...product, variants: [variant, variant] })],
    ['Article', articleJsonLd('de', article)],
    [
      'Article without picture and author',
      articleJsonLd('de', { ...article, image: null, author: null }),
    ],
    ['NewsArticle', articleJsonLd('en', { ...article, isPressRelease: true })],
    ['FAQPage', faqJsonLd([{ slug: 'a', question: 'Wie oft?', answer: 'Alle **zwei** Jahre.' }])],
    ['JobPosting', jobJsonLd('de', job)],
    [
      'JobPosting with the least',
      jobJsonLd('de', { ...job, salary: null, validThrough: null, body: '' }),
    ],
    ['Event', eventJsonLd('de', event)],
    ['BicycleStore', storeJsonLd('de', store)],
  ])('%s', (_name, data) => {
    expect(schemaProblems(JSON.parse(jsonLdText(data)))).toEqual([]);
  });

  it('and the rules notice what breaks them', () => {
    expect(
      schemaProblems({ '@context': 'https://schema.org', '@type': 'Event', name: '' }),
    ).toEqual(['Event.startDate is missing', 'Event.location is missing', 'Event.name is empty']);
    expect(schemaProblems({ '@type': 'Tortoise' })).toHaveLength(2);
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

  it('ends with its last day, and is plain text', () => {
    expect(jobJsonLd('de', job)).toMatchObject({
      validThrough: '2026-12-31T23:59:59Z',
      description: 'Farbe auf Stahl. Aufgaben Lackieren Prüfen',
    });
  });

  it('is not told without the day it was posted', () => {
    expect(jobJsonLd('de', { ...job, date: null })).toBeNull();
  });
});

it('an article was never changed before it was published', () => {
  const early = { ...article, updatedAt: '2025-12-01T00:00:00.000Z' };
  expect(articleJsonLd('de', early)).toMatchObject({ dateModified: '2026-01-12' });
});
