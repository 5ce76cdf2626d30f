import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  bikeDto,
  createProductDto,
  createVariantDto,
} from '@/lib/gateways/catalog/catalog-fixtures';
import { createServiceMocks } from '@/lib/gateways/service-mocks';
import { logger } from '@/lib/platform/observability/logger';
import { applyTextRateLimit } from './text-response';
import messages from '@/messages/de.json';
import { handleMarkdownPage } from './handle-markdown-page';

// Next's cache, requests and translations require a Next server.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: () => Promise.resolve(false) }));
vi.mock('next-intl/server', () => ({
  getTranslations: ({
    locale,
    namespace,
  }: {
    locale: 'de' | 'en';
    namespace: 'common.availability';
  }) => Promise.resolve(createTranslator({ locale, messages, namespace })),
}));

const build = {
  ...{ tyre: 40, sidewall: 'black', rim: 'black', bar: 'flat', grip: 'cognac', saddle: 'sport' },
  ...{ saddleColor: 'cognac', mudguards: 'black', rack: 'none', lights: true, brakes: 'disc' },
  ...{ fork: 'paint', frontTeeth: 50, rearTeeth: 24, stemLength: 80, stemAngle: 8, spacers: 15 },
  tubes: { top: 32, down: 38, seat: 32, head: 42 },
};
const bike = {
  ...bikeDto,
  driveTrainVariation: [],
  ...{
    description: 'Fährt zur [Arbeit](/news/arbeit).',
    metaTitle: null,
    metaDescription: null,
    metaImage: null,
    safety: null,
  },
  ...{
    brand: null,
    permittedWeightKg: 140,
    build,
    updatedAt: null,
    geometrySizes: [],
    accessories: [],
  },
  story: [{ title: 'Still', text: 'Sonst nichts.' }],
  closeUps: null,
  specs: [{ title: 'Rahmen', text: 'Stahl | gemufft' }],
};
const product = createProductDto('bike-ludwig', [createVariantDto('LU11.25.H.M.SA', 2795)]);
let replies: Parameters<typeof createServiceMocks>[0];

beforeEach(() => {
  // Failed calls are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  replies = {
    BikeList: { bikes: [bikeDto] },
    BikeBySlug: { bikes: [bike] },
    CatalogProducts: { products: [product] },
    CatalogProduct: { product },
  };
  createServiceMocks(replies);
});

afterEach(() => vi.unstubAllGlobals());

const sendRequest = (lang: string, ...path: string[]) =>
  handleMarkdownPage(new Request('http://x.example/'), { lang, path });

it('contains the page content with price and delivery date of every variant', async () => {
  const response = await sendRequest('de', 'bike', 'ludwig');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('vary')).toContain('Accept');
  expect(response.headers.get('link')).toMatch(/\/de\/bikes\/ludwig>; rel="canonical"$/);
  expect(text).toMatch(/^# Ludwig\n\nDas Stadtrad\.\n/);
  expect(text).toMatch(/\[Arbeit\]\(http[^)]*\/de\/news\/arbeit\)/);
  expect(text).toContain('| Rahmen | Stahl \\| gemufft |');
  expect(text).toMatch(/\| LU11\.25\.H\.M\.SA \|.*\| 2\.795 € \|/);
});

it('contains no price for models that only dealers can order', async () => {
  replies.CatalogProduct = { product: { ...product, dealer: true } };
  expect(await (await sendRequest('de', 'bike', 'ludwig')).text()).not.toContain('€');
});

it.each([
  ['fr', ['bike', 'ludwig']],
  ['de', ['bike', 'emil-presale']],
  ['de', ['bike', 'LU11.25']],
  ['de', ['bike']],
  ['de', ['bike', 'ludwig', 'configuration']],
  ['de', ['toString', 'x']],
  ['de', ['constructor']],
  ['de', []],
])('answers 404 for %s %j', async (lang, path) => {
  const response = await sendRequest(lang, ...path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('answers with Retry-After while a service is down', async () => {
  replies.BikeBySlug = 'down';
  const logError = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const response = await sendRequest('de', 'bike', 'ludwig');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  expect(logError).toHaveBeenCalledOnce();
});

it('rejects clients that exceed the limit without rendering', async () => {
  const request = new Request('http://x.example/', {
    headers: { 'x-forwarded-for': '203.0.113.78' },
  });
  const sendRequests = () => handleMarkdownPage(request, { lang: 'de', path: ['bike', 'ludwig'] });
  expect((await sendRequests()).status).toBe(200);
  await Promise.all(Array.from({ length: 1_000 }, () => applyTextRateLimit(request)));
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  expect((await sendRequests()).status).toBe(429);
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('escapes unsafe content of editors', async () => {
  const hostile = {
    ...bike,
    name: 'Ludwig\n\n# Nicht der Titel',
    description: '<script>alert(1)</script> [hier](javascript:alert(1)) ![x](data:text/html,x)',
  };
  replies.BikeBySlug = { bikes: [hostile] };
  const response = await sendRequest('de', 'bike', 'ludwig');
  const text = await response.text();
  expect(text).toMatch(/^# Ludwig # Nicht der Titel\n/);
  expect(text).not.toMatch(/<script|javascript:|data:/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('renders questions and results of the gear adviser', async () => {
  const gears = async (query: string) => {
    const request = new Request(`http://x.example/api/markdown/de/gears${query}`);
    const response = await handleMarkdownPage(request, { lang: 'de', path: ['gears'] });
    return { response, text: await response.text() };
  };
  const questions = await gears('');
  expect(questions.response.headers.get('link')).toMatch(/\/de\/gear-adviser>; rel="canonical"$/);
  expect(questions.text).toContain('| hills=steep |');
  replies.BikeEquipment = {
    bikes: [
      {
        slug: 'ludwig',
        permittedWeightKg: 140,
        build,
        frameVariation: [{ short: 'H', childSeat: 'none' }],
        geometrySizes: [],
      },
    ],
  };
  const answer = await gears('?hills=flat&load=light&weather=fair');
  expect(answer.text).toContain('## Nabe, 11 Gänge');
  expect(answer.text).toMatch(/- \[Ludwig\]\(http[^)]*\/de\/bikes\/ludwig\): ab 2\.795/);
  expect(answer.text).toMatch(/im Sitzen \d/);
  const nonsense = await gears(`?hills=${'x'.repeat(5_000)}&budget=-1`);
  expect(nonsense.response.status).toBe(200);
});
