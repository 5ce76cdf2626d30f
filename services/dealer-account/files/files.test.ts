import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { B2bFile } from '@/domain/dealer-account/b2b-files';
import { parsePdfText } from '../../testing/pdf-text';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { createDealerFiles } from './dealer-files';

let tools: TestRest;
let token: string;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token ?? '';
});

afterAll(() => tools.close());

const get = (path: string, headers: Record<string, string> = {}, language = 'de') =>
  tools.call(`/b2b/files${path}`, { token, headers, language });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function list(language = 'de'): Promise<B2bFile[]> {
  return ((await (await get('', {}, language)).json()) as { files: B2bFile[] }).files;
}

const logo = 'demo/dealer-files/brand/lautlos-wordmark-ink.svg';

describe('dealer files', () => {
  it('cover every category with the size stated in the list', async () => {
    const files = await list();
    expect(new Set(files.map(({ category }) => category))).toEqual(
      new Set(['priceList', 'manual', 'workshop', 'terms', 'data', 'brand']),
    );
    for (const { id, bytes, contentType, fileName } of files) {
      const response = await get(`/${id}`);
      expect([id, response.status]).toEqual([id, 200]);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect(response.headers.get('content-disposition')).toContain(`filename="${fileName}"`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect([id, (await bytesOf(response)).byteLength]).toEqual([id, bytes]);
    }
  });

  it('have names in the requested language when they have no language', async () => {
    const titleIn = async (language: string) =>
      (await list(language)).find(({ id }) => id === 'wordmark-ink')?.title;
    expect([await titleIn('de'), await titleIn('en')]).toEqual([
      'Wortmarke, Tinte',
      'Wordmark, ink',
    ]);
  });

  it('contain current prices', async () => {
    const { db } = tools.shop;
    const priceOf = async () =>
      /^LU11\.25\.H\.M\.TG;Ludwig;.*;(\S+);2795,00\r$/m.exec(
        (await bytesOf(await get('/price-list-csv-de'))).toString(),
      )?.[1];
    expect(await priceOf()).toBe('1421,00');
    await db
      .updateTable('price')
      .set({ hek_cents: 140_000 })
      .where('product_id', '=', 'LU11.25.H.M.TG')
      .execute();
    expect(await priceOf()).toBe('1400,00');
    const workbook = unzipSync(new Uint8Array(await bytesOf(await get('/price-list-xlsx-en'))));
    expect(Object.keys(workbook)).toContain('xl/worksheets/sheet1.xml');
  });

  it('contain the article data that merchandise systems need and no purchase prices', async () => {
    const csv = (await bytesOf(await get('/article-data-en'))).toString();
    expect(csv).toMatch(/^LU11\.25\.H\.M\.TG,Ludwig,.*,TG,13400,87120030,DE,2795\.00\r$/m);
    expect(csv).toMatch(/^AN9\.25\..*,87116010,DE,/m);
    expect(csv).not.toContain('Dealer price');
  });

  it('contain documents in their language', async () => {
    const { text } = parsePdfText(await bytesOf(await get('/dealer-terms-en')));
    for (const sentence of [
      'Dealer terms',
      'Version 2026 of 5 Jan 2026. For dealers only.',
      'Returns',
    ])
      expect(text).toContain(sentence);
  });
});

describe('byte range of a file', () => {
  const stored = readFileSync(logo);

  it.each<[string, number, string]>([
    ['bytes=0-9', 206, stored.subarray(0, 10).toString()],
    ['bytes=100-', 206, stored.subarray(100).toString()],
    ['bytes=-7', 206, stored.subarray(-7).toString()],
    ['bytes=0-1,5-6', 200, stored.toString()],
    ['nonsense', 200, stored.toString()],
    ['bytes=999999-', 416, ''],
  ])('responds to %s with status %i', async (range, status, content) => {
    const response = await get('/wordmark-ink', { range });
    expect([response.status, (await bytesOf(response)).toString()]).toEqual([status, content]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    if (status === 206)
      expect(response.headers.get('content-range')).toMatch(
        new RegExp(`^bytes \\d+-\\d+/${stored.byteLength}$`),
      );
    if (status === 416)
      expect(response.headers.get('content-range')).toBe(`bytes */${stored.byteLength}`);
  });

  it('is supported for generated files such as a PDF', async () => {
    const whole = await bytesOf(await get('/handover-de'));
    const part = await get('/handover-de', { range: 'bytes=5-20' });
    expect(part.headers.get('content-length')).toBe('16');
    expect((await bytesOf(part)).equals(whole.subarray(5, 21))).toBe(true);
  });

  it('is only served for the version the download started with', async () => {
    const tag = (await get('/wordmark-ink')).headers.get('etag') ?? '';
    const range = 'bytes=0-9';
    expect((await get('/wordmark-ink', { range, 'if-range': tag })).status).toBe(206);
    expect((await get('/wordmark-ink', { range, 'if-range': '"another"' })).status).toBe(200);
  });

  it('is not sent when the client has the file', async () => {
    const tag = (await get('/wordmark-ink')).headers.get('etag') ?? '';
    expect((await get('/wordmark-ink', { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('file id', () => {
  it.each([
    'none',
    '..%2Findex.yaml',
    '%2e%2e%2f%2e%2e%2fshop.yaml',
    'brand%2Flautlos-wordmark-ink.svg',
    '__proto__',
    'wordmark-ink%00',
  ])('returns 404 for a path or unknown id: %s', async (id) => {
    expect((await get(`/${id}`)).status).toBe(404);
  });
});

describe('file index', () => {
  let folder: string;
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (text: string) => void warnings.push(text),
  };
  const index = () => join(folder, 'dealer-files/index.yaml');
  const read = () => createDealerFiles(folder, 'http://localhost:3000', log).entries;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealer-files-'));
    cpSync('demo/dealer-files', join(folder, 'dealer-files'), { recursive: true });
    warnings.length = 0;
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const add = (text: string) =>
    writeFileSync(index(), `${readFileSync('demo/dealer-files/index.yaml', 'utf8')}${text}`);

  it('is valid in the demo data', () => {
    expect(read().length).toBeGreaterThan(15);
    expect(warnings).toEqual([]);
  });

  const common = 'category: brand, title: x, description: x, version: "1", updated: 2026-01-01';

  it.each([
    [
      'an unknown field',
      `- { id: a, ${common}, source: { file: index.yaml }, more: 1 }`,
      /Unrecognized key/,
    ],
    [
      'a missing file',
      `- { id: a, ${common}, source: { file: brand/none.svg } }`,
      /brand\/none\.svg is missing/,
    ],
    [
      'a path outside the folder',
      `- { id: a, ${common}, source: { file: a/../../../shop.yaml } }`,
      /missing|outside/,
    ],
    [
      'an id that is a path',
      `- { id: a/b, ${common}, source: { file: brand/lautlos-wordmark-ink.svg } }`,
      /id must be/,
    ],
    [
      'a duplicate id',
      `- { id: wordmark-ink, ${common}, source: { file: brand/lautlos-wordmark-ink.svg } }`,
      /is there twice/,
    ],
    [
      'an unknown file type',
      `- { id: a, ${common}, source: { file: index.yaml } }`,
      /\.yaml are not known/,
    ],
    [
      'a text without a language',
      `- { id: a, ${common}, source: { text: handover.de.md } }`,
      /needs a language/,
    ],
  ])('skips %s and reports the line', (_, entry, reason) => {
    const lines = readFileSync('demo/dealer-files/index.yaml', 'utf8').split('\n').length;
    const before = read().length;
    add(`${entry}\n`);
    expect(read()).toHaveLength(before);
    expect(warnings.join('\n')).toMatch(reason);
    expect(warnings[0]).toContain(`dealer-files/index.yaml:${lines}: `);
  });

  it('serves no file outside the folder through a symbolic link', () => {
    symlinkSync(join(process.cwd(), 'package.json'), join(folder, 'dealer-files/brand/out.svg'));
    add(`- { id: a, ${common}, source: { file: brand/out.svg } }\n`);
    expect(read().some(({ id }) => id === 'a')).toBe(false);
    expect(warnings[0]).toContain('lies outside the folder');
  });

  it('yields no files and reports an error for invalid YAML', () => {
    writeFileSync(index(), '- { id: [');
    expect(read()).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});
