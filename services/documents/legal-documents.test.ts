import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentVariables, applyContentVariables } from '@/domain/content/content-variables';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import { type Logger, silentLogger } from '../platform/logger';
import { parsePdfText } from '../testing/pdf-text';
import type { LegalDocuments } from '../shop/base/shop-context';
import { createLegalDocuments } from './legal-documents';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;

let demo: string;
let complaints: string[];
let legal: LegalDocuments;
let facts: ContentVariables;

const logger: Logger = {
  ...silentLogger,
  warn: (message) => void complaints.push(message),
  error: (message) => void complaints.push(message),
};

beforeEach(() => {
  demo = mkdtempSync(join(tmpdir(), 'legal-'));
  mkdirSync(join(demo, 'content'));
  cpSync('demo/content/pages', join(demo, 'content/pages'), { recursive: true });
  complaints = [];
  facts = { payHours: '24', transferDays: '7', frameGuaranteeMin: '5', frameGuaranteeMax: '10' };
  legal = createLegalDocuments(demo, 'https://lautlos.example', logger, () => facts);
});

afterEach(() => rmSync(demo, { recursive: true, force: true }));

const withdrawal = () => join(demo, 'content/pages/de/withdrawal.yaml');

function change(text: string): void {
  writeFileSync(withdrawal(), text);
  utimesSync(withdrawal(), new Date(), new Date(Date.now() + 60_000));
}

describe('legal documents', () => {
  it.each([
    ['de', 'wir halten die Ware 24 Stunden', 'wir halten die Ware 48 Stunden'],
    ['en', 'keep the goods for you for 24 hours', 'keep the goods for you for 48 hours'],
  ] as const)('contain the current shop data (%s)', async (language, variables, changed) => {
    const flat = (bytes: Uint8Array) => parsePdfText(bytes).text.replace(/\s+/g, ' ');
    const [terms] = await legal(language, brand);
    expect(flat(terms!.bytes)).toContain(variables);
    expect(flat(terms!.bytes)).not.toContain('{{');
    facts = { ...facts, payHours: '48' };
    const [later] = await legal(language, brand);
    expect(flat(later!.bytes)).toContain(changed);
  });

  it('are PDFs of the site pages in the requested language', async () => {
    const [terms, right] = await legal('de', brand);
    expect(terms).toMatchObject({ fileName: 'Lautlos-AGB.pdf', mediaType: 'application/pdf' });
    expect(right?.fileName).toBe('Lautlos-Widerrufsbelehrung.pdf');
    const { text, raw, pages } = parsePdfText(right!.bytes);
    expect(text).toContain('Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen');
    expect(text).toContain('Muster-Widerrufsformular');
    expect(text).toContain('– Hiermit widerrufe(n) ich/wir ( * )');
    expect(text).toContain(`Seite ${pages} von ${pages}`);
    expect(text).toContain('USt-IdNr. DE555000114');
    expect(raw).toMatch(/\/Lang \(de-DE\)/);
    expect(raw).toContain('/MarkInfo');
    const [english] = await legal('en', brand);
    expect(parsePdfText(english!.bytes).text).toContain(
      'By pressing “Order with obligation to pay”',
    );
  });

  it('contain every sentence of the page', async () => {
    const [terms] = await legal('de', brand);
    const letters = (text: string) => text.replace(/\s+/g, '');
    const foot = /.*(Seite \d+ von|Geschäftsführung: Ruth Albers HRB).*/g;
    const shown = letters(parsePdfText(terms!.bytes).text.replace(foot, ''));
    const written = readFileSync('demo/content/pages/de/terms.yaml', 'utf8');
    const source = applyContentVariables(written, facts, 'de').text;
    const paragraphs = source
      .slice(source.indexOf('markdown: |') + 'markdown: |'.length)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .split('\n')
      .map((line) => line.replace(/^[\s#]+/, ''))
      .filter((line) => line !== '');
    expect(paragraphs.length).toBeGreaterThan(25);
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));
    const missing = sentences.filter((sentence) => !shown.includes(letters(sentence)));
    expect(missing).toEqual([]);
  });

  it('link to the site for internal links of the page', async () => {
    const [terms] = await legal('en', brand);
    expect(parsePdfText(terms!.bytes).raw).toContain('(https://lautlos.example/en/shipping-info)');
  });

  it('stay byte-identical until the page changes', async () => {
    const [, first] = await legal('de', brand);
    const again = createLegalDocuments(demo, 'https://lautlos.example', logger, () => facts);
    expect((await again('de', brand))[1]?.bytes).toEqual(first?.bytes);
    change(readFileSync(withdrawal(), 'utf8').replace('# Unsere 30 Tage', '# Unsere 40 Tage'));
    expect(parsePdfText((await legal('de', brand))[1]!.bytes).text).toContain('Unsere 40 Tage');
  });

  it('keep the last version and log an error when a page cannot be read', async () => {
    const [, before] = await legal('de', brand);
    change('title: [');
    expect((await legal('de', brand))[1]?.bytes).toEqual(before?.bytes);
    expect(complaints).toEqual(['A legal page is invalid; the previous version stays in use']);
  });

  it('omit a page that never existed', async () => {
    rmSync(withdrawal());
    const files = await legal('de', brand);
    expect(files.map(({ fileName }) => fileName)).toEqual(['Lautlos-AGB.pdf']);
    expect(complaints).toEqual(['An order confirmation is sent without a legal document']);
  });
});
