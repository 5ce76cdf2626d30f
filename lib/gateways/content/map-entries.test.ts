import { describe, expect, it } from 'vitest';
import { mapArticle, mapArticleCard } from './articles.gateway';
import { mapDownload } from './support.gateway';
import { mapEvent } from './events.gateway';
import { mapJob } from './jobs.gateway';
import { mapSlugs } from './map-image';
import { mapStore } from './map-dealer';

const blog = {
  title: 'Der Riemen',
  slug: 'der-riemen',
  teaser: 'Kurz.',
  date: '2026-11-12',
  author: null,
  category: 'technik' as const,
  isPressRelease: null,
  mainImage: null,
  body: 'Wort '.repeat(500),
  metaDescription: null,
  metaImage: null,
  updatedAt: null,
  localizations: [{ slug: 'the-belt', locale: 'en' }, { slug: null, locale: 'fr' }, null],
};

describe('article', () => {
  it('has its reading time, its teaser as description and its slug in each language', () => {
    expect(mapArticle(blog, 'de')).toMatchObject({
      minutes: 3,
      isPressRelease: false,
      metaDescription: 'Kurz.',
      slugs: [
        { language: 'en', slug: 'the-belt' },
        { language: 'de', slug: 'der-riemen' },
      ],
    });
  });

  it('is omitted without a slug', () => {
    expect(mapArticleCard({ ...blog, slug: null })).toBeNull();
    expect(mapArticle({ ...blog, slug: null }, 'de')).toBeNull();
  });
});

it('has non-breaking units in teasers and unchanged descriptions', () => {
  const article = mapArticle({ ...blog, teaser: 'Er ist 11 mm breit.' }, 'de');
  expect(article?.teaser).toBe('Er ist 11\u00a0mm breit.');
  expect(article?.metaDescription).toBe('Er ist 11 mm breit.');
});

it('lists its own language once', () => {
  const localizations = [{ slug: 'alt', locale: 'de' }];
  expect(mapSlugs({ slug: 'neu', localizations }, 'de')).toEqual([{ language: 'de', slug: 'neu' }]);
});

describe('job', () => {
  const job = {
    title: 'Laufradbau',
    slug: 'laufradbau',
    teaser: null,
    department: null,
    location: null,
    isRemote: null,
    employmentType: null,
    date: null,
    validThrough: null,
    salaryMin: null,
    salaryMax: null,
    salaryUnit: null,
    body: null,
    metaDescription: null,
    metaImage: null,
    updatedAt: null,
    localizations: [],
  };

  it.each([
    [{}, null],
    [{ salaryMin: 36_000 }, { min: 36_000, max: null, unit: 'YEAR' }],
    [
      { salaryMin: 1_050, salaryMax: 1_260, salaryUnit: 'MONTH' as const },
      { min: 1_050, max: 1_260, unit: 'MONTH' },
    ],
  ])('with %j has the salary %j', (pay, salary) => {
    expect(mapJob({ ...job, ...pay }, 'de')).toMatchObject({ salary, body: '' });
  });
});

it.each([
  [{ slug: null }, false],
  [{ startsAt: null }, false],
  [{}, true],
])('event with %j is listed: %s', (eventFields, isListed) => {
  const event = {
    title: 'Werkstatttag',
    slug: 'werkstatttag',
    teaser: null,
    startsAt: '2026-12-05T09:00:00.000Z',
    endsAt: null,
    venue: null,
    street: null,
    zip: null,
    city: null,
    country: null,
    body: null,
    link: null,
    image: null,
    metaDescription: null,
    metaImage: null,
    localizations: [],
    ...eventFields,
  };
  expect(mapEvent(event, 'de') !== null).toBe(isListed);
});

describe('download', () => {
  const download = {
    title: 'Riemenpflege',
    slug: 'riemenpflege',
    category: null,
    language: null,
    version: null,
    date: null,
    description: null,
    body: 'Text',
    file: null,
  };

  it('generated from its text has an address of the site', () => {
    expect(mapDownload(download, 'de')).toMatchObject({
      href: '/downloads/de/riemenpflege.pdf',
      format: 'PDF',
      kilobytes: null,
      language: null,
    });
  });

  it('with an upload is that file', () => {
    const file = { url: '/uploads/a.zip', ext: '.zip', size: 12.5 };
    expect(mapDownload({ ...download, file, language: 'en' }, 'de')).toMatchObject({
      href: expect.stringMatching(/\/uploads\/a\.zip$/),
      format: 'ZIP',
      kilobytes: 12.5,
      language: 'en',
    });
  });

  it('returns null without text and file', () => {
    expect(mapDownload({ ...download, body: null }, 'de')).toBeNull();
  });
});

describe('shop', () => {
  const dealer = {
    adrNumber: '10001',
    hasDps: true,
    name: 'Halle',
    slug: 'halle',
    phone: null,
    email: null,
    website: null,
    openingHours: [{ days: ['Mo'], opens: '09:00', closes: '18:00' }] as unknown,
    street: 'Weg',
    strNumber: '1',
    zip: '10115',
    city: 'Berlin',
    countryDe: 'Deutschland',
    countryEn: 'Germany',
    ...{ aboutDe: null, aboutEn: null },
    countryCode: 'DE',
    latitude: 52.5,
    longitude: 13.4,
    type: 'flagship' as const,
    updatedAt: null,
  };

  it('has its address in the language', () => {
    expect(mapStore(dealer, 'en').addressLines).toEqual(['Weg 1', '10115 Berlin', 'Germany']);
  });

  it.each([null, 'täglich', [{ days: [], opens: '9', closes: '18' }]])(
    'returns no opening hours for %j',
    (openingHours) => {
      expect(mapStore({ ...dealer, openingHours }, 'de').hours).toEqual([]);
    },
  );
});
