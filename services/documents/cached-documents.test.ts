import { afterEach, expect, it, vi } from 'vitest';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import { silentLogger } from '../platform/logger';
import { createDownloads } from './downloads';
import { createLegalDocuments } from './legal-documents';

const pdf = vi.hoisted(() => ({ failures: 0 }));

vi.mock('./pdf/document', async (load) => {
  const module = await load<typeof import('./pdf/document')>();
  return {
    ...module,
    renderPdfDocument: (...input: Parameters<typeof module.renderPdfDocument>) => {
      if (pdf.failures === 0) return module.renderPdfDocument(...input);
      pdf.failures -= 1;
      return Promise.reject(new Error('out of memory'));
    },
  };
});

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;
const variables = { payHours: '24', transferDays: '7' };

afterEach(() => {
  pdf.failures = 0;
});

it('renders a download again after a failure', async () => {
  const entry = {
    ...{ title: 'Belt care', body: '# Clean', locale: 'en' as const },
    ...{ date: '2026-05-04', updatedAt: null },
  };
  const find = createDownloads(async () => entry, 'https://lautlos.example', () => ({}));
  pdf.failures = 1;
  await expect(find('en', 'belt-care', brand)).rejects.toThrow('out of memory');
  expect((await find('en', 'belt-care', brand))?.bytes.length).toBeGreaterThan(1_000);
});

it('renders a legal document again after a failure', async () => {
  const legal = createLegalDocuments(
    'demo',
    'https://lautlos.example',
    silentLogger,
    () => variables,
  );
  pdf.failures = 1;
  await expect(legal('de', brand)).rejects.toThrow('out of memory');
  expect((await legal('de', brand)).length).toBeGreaterThan(1);
});
