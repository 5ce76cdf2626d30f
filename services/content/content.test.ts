import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServicesApp } from '../http/server';
import { silentLogger } from '../platform/logger';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { createEntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';
import { createContentApp } from './content-app';

let folder: ContentFolder;
let clock: FakeClock;
let app: Hono;

beforeEach(() => {
  folder = createContentFolder();
  folder.page('de/privacy', {
    slug: 'datenschutz',
    title: 'Datenschutz',
    isFooterAsSecondary: true,
  });
  folder.page('en/privacy', { slug: 'privacy', title: 'Privacy', isFooterAsSecondary: true });
  folder.page('de/jobs', { slug: 'jobs', title: 'Jobs', isOnFooterAsMain: true, published: false });
  folder.write('banner/de.yaml', 'text: Bis 6. Dezember bestellt.\nslug: versand\n');
  clock = createFakeClock();
  const store = createEntryStore({ demoDir: folder.path, clock, logger: silentLogger });
  app = createServicesApp([createContentApp({ store, logger: silentLogger })], silentLogger);
});

afterEach(() => folder.remove());

async function send(query: string, variables?: Record<string, unknown>) {
  const response = await app.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

const data = async (query: string, variables?: Record<string, unknown>) =>
  (await send(query, variables)).body.data;

describe('pages', () => {
  it('are German by default, without fallback to another language', async () => {
    expect(
      await data('{ pages(filters: { slug: { eq: "datenschutz" } }) { title locale } }'),
    ).toEqual({ pages: [{ title: 'Datenschutz', locale: 'de' }] });
    expect(
      await data('{ pages(locale: "en", filters: { slug: { eq: "datenschutz" } }) { title } }'),
    ).toEqual({ pages: [] });
    expect(
      await data('{ pages(locale: "*", filters: { slug: { startsWith: "pri" } }) { locale } }'),
    ).toEqual({ pages: [{ locale: 'en' }] });
  });

  it('link to their translation', async () => {
    expect(
      await data(
        '{ pages(locale: "de", filters: { slug: { eq: "datenschutz" } }) { localizations { slug locale } } }',
      ),
    ).toEqual({
      pages: [{ localizations: [{ slug: 'privacy', locale: 'en' }] }],
    });
  });

  it('include drafts only on request', async () => {
    expect(await data('{ pages(filters: { slug: { eq: "jobs" } }) { slug } }')).toEqual({
      pages: [],
    });
    expect(
      await data(
        '{ pages(status: DRAFT, filters: { slug: { eq: "jobs" } }) { slug publishedAt } }',
      ),
    ).toEqual({ pages: [{ slug: 'jobs', publishedAt: null }] });
  });

  it('can be filtered by flags with and, or, and not', async () => {
    const filters =
      '{ or: [{ isOnFooterAsMain: { eq: true } }, { isFooterAsSecondary: { eq: true } }], not: { title: { eqi: "JOBS" } } }';
    expect(await data(`{ pages(status: DRAFT, filters: ${filters}) { title } }`)).toEqual({
      pages: [{ title: 'Datenschutz' }],
    });
  });
});

describe('bikes and accessories', () => {
  it('read catalog data and reference each other', async () => {
    const answer = await data(
      '{ bikes(locale: "en") { slug productId colors { slug hex } driveTrainVariation { code motor } geometrySizes { frame size stack } accessories { slug } build } accessories { name bikes { name } brand { name } articles { sku color } } }',
    );
    expect(answer.bikes[0]).toMatchObject({
      slug: 'probe',
      productId: 'bike-probe',
      colors: [{ slug: 'tannengruen', hex: '#1c3b2d' }, { slug: 'rost' }, { slug: 'graphit' }],
      driveTrainVariation: [
        { code: 'PR8', motor: null },
        { code: 'PREV', motor: 'mahle' },
      ],
      accessories: [{ slug: 'klingel-probe' }],
      build: { bar: 'flat' },
    });
    expect(answer.bikes[0].geometrySizes).toHaveLength(6);
    expect(answer.accessories[0]).toEqual({
      name: 'Klingel Probe',
      bikes: [{ name: 'Probe' }],
      brand: { name: 'Lautlos' },
      articles: [
        { sku: 'KLP.MS', color: 'Messing' },
        { sku: 'KLP.SW', color: 'Schwarz' },
      ],
    });
  });

  it.each([
    ['bikes(filters: { transmission_group: { slug: { eq: "enviolo" } } })', 1],
    ['bikes(filters: { transmission_group: { slug: { in: ["rohloff", "pinion"] } } })', 0],
    [
      'bikes(filters: { colors: { name: { containsi: "ROST" } }, subcategory: { slug: { ne: "reise" } } })',
      1,
    ],
    [
      'accessories(filters: { bikes: { slug: { eq: "probe" } }, brand: { slug: { eq: "lautlos" } } })',
      1,
    ],
    ['accessories(filters: { bikes: { slug: { eq: "ludwig" } } })', 0],
  ])('%s matches %i', async (field, expected) => {
    const [list] = Object.values(await data(`{ ${field} { slug } }`));
    expect(list).toHaveLength(expected);
  });
});

describe('lists', () => {
  beforeEach(() => {
    for (let number = 10; number < 22; number += 1)
      folder.page(`de/page-${number}`, { slug: `page-${number}`, title: `Seite ${number}` });
    clock.advance(2_000);
  });

  it.each([
    ['', 10, 2],
    ['(pagination: { limit: -1 })', 13, 1],
    ['(pagination: { start: 10, limit: 100 })', 3, 1],
    ['(pagination: { page: 3, pageSize: 6 })', 1, 3],
  ])('pages_connection%s has %i nodes', async (args, nodes, pageCount) => {
    const { pages_connection } = await data(
      `{ pages_connection${args} { nodes { slug } pageInfo { total pageCount } } }`,
    );
    expect(pages_connection.nodes).toHaveLength(nodes);
    expect(pages_connection.pageInfo).toEqual({ total: 13, pageCount });
  });

  it('are sorted by keys', async () => {
    expect(
      (await data('{ pages(sort: ["title:desc"], pagination: { limit: 2 }) { title } }')).pages.map(
        ({ title }: { title: string }) => title,
      ),
    ).toEqual(['Seite 21', 'Seite 20']);
  });

  it.each([
    ['{ pages(sort: "nonsense") { slug } }', 'Invalid key nonsense'],
    ['{ pages(sort: "pageZone") { slug } }', 'Invalid key pageZone'],
    ['{ pages(sort: "title:up") { slug } }', 'Invalid order'],
    [
      '{ pages(pagination: { page: 1, limit: 1 }) { slug } }',
      'You cannot use page and offset pagination in the same query',
    ],
  ])('rejects %s', async (query, message) => {
    const { status, body } = await send(query);
    expect(status).toBe(200);
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { error: { name: 'ValidationError' } },
    });
  });
});

describe('query dialect', () => {
  it('returns 400 for an invalid query', async () => {
    for (const query of [
      '{ pages { updated_at } }',
      '{ notificationBanner(publicationState: LIVE) { text } }',
      '{ bikes(locale: "fr") { slug } }',
    ]) {
      const { status, body } = await send(query);
      expect(status).toBe(400);
      expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
    expect((await send('{ pages')).body.errors[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('returns no result for an unknown language variable', async () => {
    expect(
      await data(
        'query($locale: I18NLocaleCode) { bikes(locale: $locale) { slug } notificationBanner(locale: $locale) { text } }',
        { locale: 'fr' },
      ),
    ).toEqual({ bikes: [], notificationBanner: null });
  });

  it('returns the banner only in its language', async () => {
    expect(
      await data(
        '{ de: notificationBanner { text slug showEverywhere } en: notificationBanner(locale: "en") { text } }',
      ),
    ).toEqual({
      de: { text: 'Bis 6. Dezember bestellt.', slug: 'versand', showEverywhere: false },
      en: null,
    });
  });
});
