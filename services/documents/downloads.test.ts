import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentVariables } from '@/domain/content/content-variables';
import type { DownloadEntry } from '../content/entries';
import { parsePdfText } from '../testing/pdf-text';
import { openTestRest, type TestRest } from '../testing/test-rest';

const entry = (fields: Partial<DownloadEntry>): DownloadEntry =>
  ({
    title: 'Riemenpflege',
    slug: 'riemenpflege',
    locale: 'de',
    category: 'manual',
    version: '4.0',
    date: '2026-05-04',
    description: 'Reinigen, prüfen, spannen.',
    updatedAt: '2026-05-04T00:00:00.000Z',
    body: '# Reinigen\n\nWasser und eine [Bürste](/accessories).\n\n- Kein Öl.\n- Kein Fett.\n\n| Was Sie sehen | Was es heißt |\n| --- | --- |\n| Ein Zahn fehlt | Riemen ersetzen |\n\n![Riemen](/media/scenes/belt)',
    ...fields,
  }) as DownloadEntry;

let tools: TestRest;
let downloads: DownloadEntry[] = [];
let facts: ContentVariables = {};

beforeAll(async () => {
  downloads = [
    entry({}),
    entry({ locale: 'en', slug: 'belt-care', title: 'Belt care', version: undefined }),
  ];
  tools = await openTestRest({ downloads: () => downloads, facts: () => facts });
});

afterAll(() => tools.close());

async function pdfOf(path: string) {
  const response = await tools.call(path);
  expect(response.status).toBe(200);
  return { response, ...parsePdfText(Buffer.from(await response.arrayBuffer())) };
}

describe('download document', () => {
  it.each([
    ['de', '30.000'],
    ['en', '30,000'],
  ] as const)('contains the current shop data (%s)', async (locale, km) => {
    downloads.push(
      entry({ locale, slug: 'facts', body: 'Hält {{cdxKm}} Kilometer, {{dealers}}.' }),
    );
    facts = { cdxKm: { de: '30.000', en: '30,000' }, dealers: '177' };
    expect((await pdfOf(`/papers/${locale}/facts.pdf`)).text).toContain(
      `Hält ${km} Kilometer, 177.`,
    );
    facts = { ...facts, dealers: '178' };
    expect((await pdfOf(`/papers/${locale}/facts.pdf`)).text).toContain(`${km} Kilometer, 178.`);
  });

  it('is a public PDF of the text with title, version, headings, lists and tables', async () => {
    const { response, text, raw } = await pdfOf('/papers/de/riemenpflege.pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      'filename="Lautlos-riemenpflege.pdf"',
    );
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    for (const sentence of [
      'Riemenpflege',
      'Fassung 4.0 vom 04.05.2026',
      'Reinigen',
      '– Kein Öl.',
      'Ein Zahn fehlt Riemen ersetzen',
      'Seite 1 von 1',
    ])
      expect(text).toContain(sentence);
    expect(text).not.toContain('/media/');
    expect(raw).toContain('(http://localhost:3000/de/accessories)');
    expect(raw).toMatch(/\/Lang \(de-DE\)/);
  });

  it('has its own slug in each language', async () => {
    const { text } = await pdfOf('/papers/en/belt-care.pdf');
    expect(text).toContain('Belt care');
    expect(text).not.toContain('Version');
    expect((await tools.call('/papers/en/riemenpflege.pdf')).status).toBe(404);
  });

  it('returns 304 when the client has the current version', async () => {
    const first = await tools.call('/papers/de/riemenpflege.pdf');
    const tag = first.headers.get('etag') ?? '';
    const again = await tools.call('/papers/de/riemenpflege.pdf', {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('changes with the text', async () => {
    const before = (await tools.call('/papers/de/riemenpflege.pdf')).headers.get('etag');
    downloads = [entry({ body: 'Nur Wasser.' })];
    const { response, text } = await pdfOf('/papers/de/riemenpflege.pdf');
    expect(text).toContain('Nur Wasser.');
    expect(response.headers.get('etag')).not.toBe(before);
  });

  it.each([
    '/papers/de/nichts.pdf',
    '/papers/fr/riemenpflege.pdf',
    '/papers/de/riemenpflege',
    '/papers/de/..%2F..%2Fshop.pdf',
    '/papers/de/%2e%2e/shop.yaml',
    '/papers/de/riemenpflege.pdf.pdf',
  ])('returns 404 for %s', async (path) => {
    expect((await tools.call(path)).status).toBe(404);
  });
});
