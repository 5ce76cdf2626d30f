import { describe, expect, it } from 'vitest';
import { listUnknownVariables } from '@/domain/content/content-variables';
import type {
  ContentVariablesQuery,
  ContentReportQuery,
  AccessoryBySlugQuery,
  AccessoryListQuery,
  BikeBySlugQuery,
  BikeEquipmentQuery,
  BikeListQuery,
  BlogBySlugQuery,
  BlogListQuery,
  ContentPathsQuery,
  DealerListQuery,
  DownloadListQuery,
  EventListQuery,
  FaqListQuery,
  FeatureBySlugQuery,
  FeatureListQuery,
  FooterPagesQuery,
  JobBySlugQuery,
  JobListQuery,
  LandingPagesQuery,
  PageBySlugQuery,
  PageSearchTextsQuery,
} from '@/graphql/generated/content/graphql';
import { createClient } from './support/contract-client';

const content = createClient('content');

describe.each(['de', 'en'])('content in %s', (locale) => {
  it('has one banner or none', async () => {
    await content.expectData('NotificationBanner', { locale });
  });

  it('has footer pages, all flagged as such', async () => {
    const { pages } = await content.expectData<FooterPagesQuery>('FooterPages', { locale });
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !page?.isOnFooterAsMain && !page?.isFooterAsSecondary)).toEqual(
      [],
    );
  });

  it('returns every footer page by its slug', async () => {
    const { pages } = await content.expectData<FooterPagesQuery>('FooterPages', { locale });
    const found = await Promise.all(
      pages.map((page) =>
        content.expectData<PageBySlugQuery>('PageBySlug', { locale, slug: page?.slug }),
      ),
    );
    expect(found.map((one) => one.pages.map((page) => page?.title))).toEqual(
      pages.map((page) => [page?.title]),
    );
  });

  it('returns bikes by name, and each by its slug', async () => {
    const { bikes } = await content.expectData<BikeListQuery>('BikeList', { locale });
    expect(bikes.length).toBeGreaterThan(0);
    const names = bikes.map((bike) => bike?.name ?? '');
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)));
    for (const bike of bikes.slice(0, 5)) {
      const found = await content.expectData<BikeBySlugQuery>('BikeBySlug', {
        locale,
        slug: bike?.slug,
      });
      expect(found.bikes[0]).toMatchObject({ productId: bike?.productId, name: bike?.name });
    }
  });

  it('returns permitted weight and equipment of each bike', async () => {
    const { bikes } = await content.expectData<BikeEquipmentQuery>('BikeEquipment', { locale });
    const listed = await content.expectData<BikeListQuery>('BikeList', { locale });
    expect(bikes.map((bike) => bike?.slug).sort()).toEqual(
      listed.bikes.map((bike) => bike?.slug).sort(),
    );
    for (const bike of bikes) {
      expect(bike?.permittedWeightKg).toBeGreaterThan(0);
      expect(bike?.build).toMatchObject({ lights: expect.any(Boolean) });
      expect(bike?.geometrySizes[0]?.stack).toBeGreaterThan(400);
    }
  });

  it('returns accessories, and each by its slug', async () => {
    const { accessories } = await content.expectData<AccessoryListQuery>('AccessoryList', {
      locale,
    });
    expect(accessories.length).toBeGreaterThan(0);
    for (const accessory of accessories.slice(0, 5)) {
      const found = await content.expectData<AccessoryBySlugQuery>('AccessoryBySlug', {
        locale,
        slug: accessory?.slug,
      });
      expect(found.accessories[0]).toMatchObject({ productId: accessory?.productId });
    }
  });

  it('returns news from the newest on, and each by its slug with its translation', async () => {
    const { blogs } = await content.expectData<BlogListQuery>('BlogList', { locale });
    expect(blogs.length).toBeGreaterThan(0);
    const dates = blogs.map((blog) => blog?.date ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true);
    for (const blog of blogs.slice(0, 5)) {
      const { slug } = blog ?? {};
      const found = await content.expectData<BlogBySlugQuery>('BlogBySlug', { locale, slug });
      expect(found.blogs[0]).toMatchObject({ title: blog?.title, body: blog?.body });
      for (const other of found.blogs[0]?.localizations ?? [])
        await content.expectData<BlogBySlugQuery>('BlogBySlug', {
          locale: other?.locale,
          slug: other?.slug,
        });
    }
  });

  it('returns jobs, and each by its slug', async () => {
    const { jobs } = await content.expectData<JobListQuery>('JobList', { locale });
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      const found = await content.expectData<JobBySlugQuery>('JobBySlug', {
        locale,
        slug: job?.slug,
      });
      expect(found.jobs.map((one) => one?.title)).toEqual([job?.title]);
    }
  });

  it('returns events in chronological order, in UTC', async () => {
    const { events } = await content.expectData<EventListQuery>('EventList', { locale });
    expect(events.length).toBeGreaterThan(0);
    const times = events.map((event) => event?.startsAt ?? '');
    expect(times).toEqual([...times].sort());
    expect(times.every((time) => time.endsWith('.000Z'))).toBe(true);
    const [first] = events;
    const found = await content.expectData<EventListQuery>('EventBySlug', {
      locale,
      slug: first?.slug,
    });
    expect(found.events).toEqual([first]);
  });

  it('returns questions in order, grouped by category', async () => {
    const { faqs } = await content.expectData<FaqListQuery>('FaqList', { locale });
    expect(faqs.length).toBeGreaterThan(10);
    const categories = faqs.map((faq) => faq?.category);
    const runs = categories.filter((category, index) => category !== categories[index - 1]);
    expect(runs).toEqual([...new Set(categories)]);
  });

  it('returns features, and each by its slug with its blocks', async () => {
    const { features } = await content.expectData<FeatureListQuery>('FeatureList', { locale });
    expect(features.length).toBeGreaterThan(0);
    for (const feature of features) {
      const { slug } = feature ?? {};
      const found = await content.expectData<FeatureBySlugQuery>('FeatureBySlug', { locale, slug });
      expect(found.features[0]?.title).toBe(feature?.title);
      expect(found.features[0]?.pageZone?.length).toBeGreaterThan(0);
    }
  });

  it('returns documents for download', async () => {
    const { downloads } = await content.expectData<DownloadListQuery>('DownloadList', { locale });
    expect(downloads.every((download) => download?.body || download?.file)).toBe(true);
  });

  it('returns the slugs of all content', async () => {
    const all = await content.expectData<ContentPathsQuery>('ContentPaths', { locale });
    for (const list of Object.values(all)) {
      const slugs = list.map((one) => one?.slug);
      expect(slugs.length).toBeGreaterThan(0);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('returns landing pages for kinds of bikes and parts, each in both languages', async () => {
    const { pages } = await content.expectData<LandingPagesQuery>('LandingPages', { locale });
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page?.slug).toMatch(/^(bikes|accessories)\/[a-z-]+$/);
      expect(Object.values(page?.listing ?? {}).some((term) => term !== null)).toBe(true);
      expect(page?.localizations).toHaveLength(1);
    }
  });

  it('returns the texts of every page', async () => {
    const { pages } = await content.expectData<PageSearchTextsQuery>('PageSearchTexts', { locale });
    expect(pages.every((page) => (page?.pageZone?.length ?? 0) > 0)).toBe(true);
  });

  it('returns the facts about models and belts, and its texts contain their placeholders', async () => {
    const { bikes, accessories } = await content.expectData<ContentVariablesQuery>(
      'ContentVariables',
      {
        locale,
      },
    );
    expect(bikes.length).toBeGreaterThan(0);
    expect(bikes.every((bike) => (bike?.specs?.length ?? 0) > 0)).toBe(true);
    expect(accessories.every((belt) => belt?.slug.startsWith('riemen-'))).toBe(true);
    // The texts contain placeholders, which the client of the API replaces, whichever service responds.
    const { pages } = await content.expectData<PageSearchTextsQuery>('PageSearchTexts', { locale });
    const home = pages.find((page) => page?.slug === 'home');
    expect(JSON.stringify(home)).toContain('{{dealers}}');
    expect(listUnknownVariables(JSON.stringify(pages))).toEqual([]);
  });

  it('returns the data of the editors’ report, including drafts', async () => {
    // The operation uses aliases, which the shape check cannot follow.
    const { status, body } = await content.call('ContentReport', { locale, status: 'DRAFT' });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    const { pages, faqs } = body.data as ContentReportQuery;
    expect(pages.every((page) => page?.documentId && page.updatedAt)).toBe(true);
    expect(faqs.every((faq) => faq?.title)).toBe(true);
  });

  it.each([
    ['PageBySlug', { pages: [] }],
    ['BikeBySlug', { bikes: [] }],
    ['AccessoryBySlug', { accessories: [] }],
    ['BlogBySlug', { blogs: [] }],
    ['JobBySlug', { jobs: [] }],
    ['EventBySlug', { events: [] }],
    ['FeatureBySlug', { features: [] }],
  ])('%s returns an empty list for an unknown slug', async (operation, nothing) => {
    expect(await content.expectData(operation, { locale, slug: 'gibt-es-nicht' })).toEqual(nothing);
  });
});

it('returns the same dealers in every language', async () => {
  const { dealers } = await content.expectData<DealerListQuery>('DealerList');
  const names = dealers.map((dealer) => dealer?.name ?? '');
  expect(names.length).toBeGreaterThan(0);
  // A database may sort by locale or by character code (Ä after Z). The site sorts its lists itself.
  expect([[...names].sort((a, b) => a.localeCompare(b, 'de')), [...names].sort()]).toContainEqual(
    names,
  );
});

describe('drafts', () => {
  const titlesOf = async (status: string) => {
    const { blogs } = await content.expectData<BlogListQuery>('BlogList', { locale: 'de', status });
    return blogs.map((blog) => blog?.title ?? '');
  };

  it('are returned only when requested', async () => {
    const published = await titlesOf('PUBLISHED');
    expect(await titlesOf('DRAFT')).not.toEqual(published);
    expect((await titlesOf('DRAFT')).length).toBeGreaterThanOrEqual(published.length);
  });

  it('have no publication date', async () => {
    const { body } = await content.send('{ pages(status: DRAFT) { publishedAt } }');
    const { pages } = body.data as { pages: { publishedAt: string | null }[] };
    expect(new Set(pages.map(({ publishedAt }) => publishedAt))).toEqual(new Set([null]));
  });
});

describe('lists', () => {
  const ask = async (field: string) => {
    const { status, body } = await content.send(`{ ${field} }`);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    return body.data as Record<string, unknown>;
  };

  it('return ten entries by default', async () => {
    const { faqs_connection: list } = await ask(
      'faqs_connection { nodes { slug } pageInfo { total page pageSize pageCount } }',
    );
    const { nodes, pageInfo } = list as { nodes: unknown[]; pageInfo: { total: number } };
    expect(nodes).toHaveLength(10);
    expect(pageInfo).toMatchObject({
      page: 1,
      pageSize: 10,
      pageCount: Math.ceil(pageInfo.total / 10),
    });
  });

  it('are also limited inside an entry', async () => {
    const { accessories } = await ask(
      'accessories(pagination: { limit: 100 }) { few: bikes { slug } all: bikes(pagination: { limit: 100 }) { slug } }',
    );
    const lengths = (accessories as { few: unknown[]; all: unknown[] }[]).map(({ few, all }) => [
      few.length,
      Math.min(all.length, 10),
    ]);
    expect(lengths.some(([, all]) => all === 10)).toBe(true);
    for (const [few, all] of lengths) expect(few).toBe(all);
  });

  it.each([
    ['blogs(filters: { date: { gte: "2999-01-01" } }) { slug }', 'empty'],
    ['blogs(filters: { date: { lt: "2999-01-01" } }) { slug }', 'full'],
    ['events(filters: { startsAt: { lt: "1999-01-01T00:00:00Z" } }) { slug }', 'empty'],
    ['faqs(filters: { answer: { containsi: "riemen" } }) { slug }', 'full'],
    ['dealers(filters: { type: { eq: "flagship" } }) { slug }', 'full'],
    ['bikes(filters: { transmission_group: { slug: { eq: "pinion" } } }) { slug }', 'full'],
    ['accessories(filters: { bikes: { slug: { eq: "ludwig" } } }) { slug }', 'full'],
    ['pages(filters: { not: { slug: { notNull: true } } }) { slug }', 'empty'],
  ])('%s returns a list that is %s', async (field, expected) => {
    const [list] = Object.values(await ask(field)) as unknown[][];
    expect(list?.length === 0 ? 'empty' : 'full').toBe(expected);
  });
});

it('returns an empty list without an error for a language that is not configured', async () => {
  expect(await content.expectData('BikeList', { locale: 'fr' })).toEqual({ bikes: [] });
});

describe('invalid requests', () => {
  it.each([
    [
      'an argument of version 3',
      '{ notificationBanner(publicationState: LIVE) { text } }',
      'Unknown argument "publicationState"',
    ],
    [
      'a field of version 3',
      '{ pages { updated_at } }',
      'Cannot query field "updated_at" on type "Page".',
    ],
  ])('%s', async (_name, query, message) => {
    const { status, body } = await content.send(query);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain(message);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });
});
