import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvailabilityReport } from '@/domain/dealer-account/availability-row';
import { createProductFixture } from '../../testing/product-fixture';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let token: string;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token ?? '';
});

afterAll(() => tools.close());

async function read(language = 'de'): Promise<AvailabilityReport> {
  const response = await tools.call('/b2b/availability', { token, language });
  expect(response.status).toBe(200);
  return (await response.json()) as AvailabilityReport;
}

describe('availability list', () => {
  it('describes every article in the requested language', async () => {
    const sku = 'LU11.25.H.M.TG';
    const [german, english] = [await read(), await read('en')];
    expect(german.rows.length).toBeGreaterThan(1_000);
    expect(german.rows.find((row) => row.sku === sku)).toMatchObject({
      kind: 'bike',
      title: 'Ludwig',
      slug: 'ludwig',
      variation: 'Diamant, Alfine, 11 Gänge',
      colorShort: 'TG',
      colorName: 'Tannengrün',
      colorHex: '#1c3b2d',
      sizeShort: 'M',
      hekCents: 142_100,
      uvpCents: 279_500,
    });
    expect(english.rows.find((row) => row.sku === sku)).toMatchObject({
      variation: 'Diamond, Alfine, 11 speeds',
      colorName: 'Fir green',
    });
  });

  it('contains outlet articles and dealer-only models, each once', async () => {
    const presale = await createProductFixture(tools.shop, { b2bOnly: true });
    const { rows } = await read();
    expect(new Set(rows.map((row) => row.sku)).size).toBe(rows.length);
    expect(rows.some(({ slug }) => slug.startsWith('outlet/'))).toBe(true);
    expect(rows.find((row) => row.productId === presale)?.b2bOnly).toBe(true);
    expect(rows.every(({ title, slug }) => title !== '' && slug !== '')).toBe(true);
  });

  it('counts arrived restocks as stock and ignores restocks without a date', async () => {
    const now = tools.shop.clock.now();
    const day = 24 * 60 * 60 * 1000;
    const id = await createProductFixture(tools.shop, {
      stock: {
        amount: 1,
        incoming1: 3,
        incoming1At: now - day,
        incoming2: 4,
        incoming2At: now + 9 * day,
      },
    });
    const blind = await createProductFixture(tools.shop, { stock: { amount: 0, incoming1: 7 } });
    const { rows } = await read();
    expect(rows.find((row) => row.productId === id)).toMatchObject({
      stock: 4,
      incoming1: 0,
      incoming1At: null,
      incoming2: 4,
      incoming2At: '2026-11-30',
    });
    expect(rows.find((row) => row.productId === blind)).toMatchObject({ stock: 0, incoming1: 0 });
  });

  it('returns 304 while nothing has changed', async () => {
    const first = await tools.call('/b2b/availability', { token });
    const tag = first.headers.get('etag') ?? '';
    const ask = () => tools.call('/b2b/availability', { token, headers: { 'if-none-match': tag } });
    const again = await ask();
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-store');
    await createProductFixture(tools.shop, {});
    expect((await ask()).status).toBe(200);
  });

  it('exports a CSV without executable spreadsheet formulas', async () => {
    const text = { title: '=HYPERLINK("x")', shortDescription: '', longDescription: '' };
    const evil = { ...text, variantLabels: [], variantValues: [] };
    await createProductFixture(tools.shop, { texts: { de: evil, en: evil } });
    const response = await tools.call('/b2b/availability.csv', { token });
    expect(response.headers.get('content-disposition')).toContain(
      'filename="verfuegbarkeit-2026-11-21.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder().decode(bytes);
    expect(csv).toContain('Artikel;Bezeichnung;');
    expect(csv).toMatch(/^LU11\.25\.H\.M\.TG;Ludwig;.*;1421,00;2795,00\r$/m);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('exports a workbook with typed numbers and dates and a frozen header row', async () => {
    const response = await tools.call('/b2b/availability.xlsx', { token, language: 'en' });
    expect(response.headers.get('content-disposition')).toContain('availability-2026-11-21.xlsx');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toMatch(/<v>1421<\/v>/);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<cols>/);
  });

  const linesOf = async (query: string) => {
    const answer = await tools.call(`/b2b/availability.csv?${query}`, { token });
    const name = answer.headers.get('content-disposition') ?? '';
    return { name, lines: (await answer.text()).trim().split('\r\n') };
  };

  it('exports the selected rows in order, with the same headers in both file formats', async () => {
    const { name, lines } = await linesOf('q=LU11.25&kind=bike&sort=-sku');
    expect(name).toContain('verfuegbarkeit-auswahl-2026-11-21.csv');
    const skus = lines.slice(1).map((line) => line.split(';')[0] ?? '');
    expect(skus.length).toBeGreaterThan(1);
    expect(skus.every((sku) => sku.startsWith('LU11.25'))).toBe(true);
    expect(skus).toEqual(skus.toSorted().toReversed());

    const workbook = await tools.call('/b2b/availability.xlsx?q=LU11.25&kind=bike', { token });
    const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
    const texts = Object.values(files)
      .map((file) => strFromU8(file))
      .join('');
    const heads = (lines[0] ?? '').replace('\ufeff', '').split(';');
    expect(heads).toContain('Zulauf 1 vorher');
    for (const head of heads) expect(texts).toContain(head);
    expect(strFromU8(files['xl/worksheets/sheet1.xml']!).match(/<row /g)).toHaveLength(
      lines.length,
    );
  });

  it('contains no purchase prices in customer view', async () => {
    const { lines } = await linesOf('prices=uvp');
    expect(lines[0]).toMatch(/UVP brutto EUR$/);
    expect(lines.join()).not.toMatch(/HEK|1421,00/);
  });
});
