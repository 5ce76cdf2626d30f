import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import { parsePdfText } from '../../testing/pdf-text';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let numbers: Map<string, number>;

const bike = 'LU11.25.H.M.GR';
const rack = 'ZB.MOA.25.SW';
const pedals = 'ZB.ALL.98.SI';

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  const rows = await tools.shop.db.selectFrom('mount').selectAll().execute();
  numbers = new Map(rows.map((row) => [row.product_id, row.number]));
});

afterAll(() => tools.close());

const codeOf = (sku: string, ...parts: string[]): string =>
  formatConfigurationCode({ sku, parts: parts.map((part) => numbers.get(part) ?? 1023) }) ?? '';
const call = (code: string, language = 'de') =>
  tools.call(`/papers/${language}/configuration-${code.toLowerCase()}.pdf`);

describe('configuration sheet', () => {
  it.each([
    ['de', ['Ihr Ludwig', 'Gepäckträger Moabit', '2.983,00', 'Gewicht mit Ausstattung: 14,3 kg']],
    ['en', ['Your Ludwig', 'Moabit rack', '2,983.00', 'Weight with parts: 14.3 kg']],
  ])('lists the parts, price, weight and code (%s)', async (language, sentences) => {
    const code = codeOf(bike, rack, pedals);
    const response = await call(code, language);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(`Lautlos-${code}.pdf`);
    const { text, raw } = parsePdfText(Buffer.from(await response.arrayBuffer()));
    for (const sentence of [...sentences, code, bike, rack, pedals])
      expect(text).toContain(sentence);
    expect(raw).toContain(`(http://localhost:3000/${language}/configuration?code=${code})`);
  });

  it('contains one picture more with a rack', async () => {
    const [bare, racked] = await Promise.all(
      [codeOf(bike), codeOf(bike, rack)].map(async (code) => (await call(code)).arrayBuffer()),
    );
    expect(racked?.byteLength).toBeGreaterThan((bare?.byteLength ?? 0) + 100);
    expect(bare?.byteLength).toBeGreaterThan(8_000);
  });

  it.each([
    ['a mistyped code', () => 'w15f-98zq-a2g8-9w5'],
    ['an empty code', () => ''],
    ['a bicycle of another manufacturer', () => codeOf('XX9.25.H.M.GR')],
    ['an incompatible part', () => codeOf('FR11.25.H.M.GR', rack)],
    ['an unknown part', () => codeOf(bike, 'unknown')],
  ])('returns 404 for %s', async (_name, code) => {
    const response = await call(code());
    expect(response.status).toBe(404);
  });
});
