import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentVariableNames } from '@/domain/content/content-variables';
import { getSharedServices } from '@/e2e/support/start-services';

// Next's cache and draft mode require a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: () => Promise.resolve(false) }));

beforeEach(() => {
  vi.resetModules();
  // Failed calls are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const page = (markdown: string) => ({
  __typename: 'Page',
  title: 'Seite',
  slug: 'page',
  metaDescription: '{{dealers}} Händler',
  pageZone: [{ __typename: 'ComponentPageRichText', markdown }],
});
const dealer = {
  ...{ adrNumber: '1', name: 'Radhaus', slug: 'radhaus', city: 'Berlin', countryCode: 'DE' },
  ...{ latitude: 52.5, longitude: 13.4, type: 'dealer', hasDps: false, openingHours: [] },
  ...{ phone: null, email: null, website: null, street: null, strNumber: null, zip: null },
  ...{ countryDe: null, countryEn: null, aboutDe: null, aboutEn: null, updatedAt: null },
};
const nowhere = { ...dealer, slug: 'nowhere', latitude: null };
const bike = {
  slug: 'ludwig',
  name: 'Ludwig',
  specs: [{ title: 'Guarantee', text: '10 years on the frame' }],
  driveTrainVariation: [{ motor: null }],
};
const price = { price: { price: 1495 }, listPrice: { price: 1695 } };

/** Mocks the shop and a content service that, like Strapi, returns texts with their placeholders unfilled. */
function answering(markdown: string, answers: Record<string, object | null> = {}): void {
  const known: Record<string, object | null> = {
    PageSearchTexts: { pages: [page(markdown)] },
    DealerList: { dealers: [dealer, nowhere] },
    ContentVariables: { bikes: [bike], accessories: [] },
    ShopContentVariables: {
      terms: { returnDays: 30, payHours: 24, transferHours: 168 },
      products: [{ variants: [price] }],
    },
    ...answers,
  };
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { operationName } = JSON.parse(String(body)) as { operationName: string };
    const answer = known[operationName];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json({ data: answer });
  });
}

async function readText(language: 'de' | 'en' = 'de') {
  const { fetchPageTexts: readPageTexts } = await import('./pages.gateway');
  const result = await readPageTexts(language);
  if (!result.ok) return result.error;
  const [read] = result.data;
  return JSON.stringify([read?.metaDescription, read?.pageZone]);
}

it.each([
  ['de', '1 Modell ab 1.695 €, 24 Stunden, bis zum 30. Tag, 3–5 Tage, 10 Jahre'],
  ['en', '1 Modell ab 1,695 €, 24 Stunden, bis zum 30. Tag, 3–5 Tage, 10 Jahre'],
] as const)(
  'fills facts into texts, with the number format of %s',
  async (language, expectedText) => {
    answering(
      '{{models}} Modell ab {{bikePriceMin}} €, {{payHours}} Stunden, bis zum {{returnDays}}. Tag, {{homeBikeDays}} Tage, {{frameGuaranteeMax}} Jahre',
    );
    const text = await readText(language);
    expect(text).toContain(expectedText);
    // One of the two dealers has no location.
    expect(text).toContain('1 Händler');
  },
);

it('fails texts with a fact while facts are unavailable, and retries soon', async () => {
  answering('{{payHours}} Stunden', { ShopContentVariables: null });
  expect(await readText()).toMatchObject({ layer: 'network', isRetryable: true });
});

it('loads texts without facts while facts are unavailable', async () => {
  answering('nichts', { ShopContentVariables: null });
  expect(await readText()).toContain('1 Händler');
});

it('keeps the placeholder of an unknown content variable and reports it once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering('{{dealer}} {{constructor}} {{dealer}}');
  expect(await readText()).toContain('{{dealer}} {{constructor}} {{dealer}}');
  await readText();
  expect(warn.mock.calls.map(([line]) => /\{\{\w+\}\}/.exec(String(line))?.[0])).toEqual([
    '{{dealer}}',
    '{{constructor}}',
  ]);
});

it('requests nothing for a text without placeholders', async () => {
  const requested = { ShopContentVariables: null, DealerList: null, ContentVariables: null };
  answering('', { ...requested, NotificationBanner: { notificationBanner: null } });
  const { fetchBanner: readBanner } = await import('./pages.gateway');
  expect(await readBanner('de')).toMatchObject({ ok: true, data: null });
});

it('the demo services define every fact', async () => {
  const { url, shopUrl } = await getSharedServices();
  vi.stubEnv('SHOP_URL', shopUrl);
  vi.stubEnv('CONTENT_URL', `${url}/graphql`);
  const { sendContentRequest: sendContent } = await import('./content-client');
  const { fetchContentVariables: readContentFacts } = await import('./content-client');
  const { facts, error } = await readContentFacts(sendContent);
  expect(error).toBeNull();
  expect(Object.keys(facts).sort()).toEqual([...contentVariableNames].sort());
  expect(facts).toMatchObject({ dealers: '177', models: '25', payHours: '24', transferDays: '7' });
});
