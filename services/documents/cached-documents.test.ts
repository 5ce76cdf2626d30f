import { expect, it } from 'vitest';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import { silentLogger } from '../platform/logger';
import { createDownloads } from './downloads';
import { createLegalDocuments } from './legal-documents';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;

/** Creates a brand that cannot be rendered until `isBroken` is false. */
function createBrokenBrand() {
  const state = { isBroken: true };
  const broken = Object.defineProperty({ ...brand }, 'register', {
    get: () => {
      if (state.isBroken) throw new Error('out of memory');
      return brand.register;
    },
  });
  return { state, brand: broken };
}

it('renders a download again after a failure', async () => {
  const entry = {
    ...{ title: 'Belt care', body: '# Clean', locale: 'en' as const },
    ...{ date: '2026-05-04', updatedAt: null },
  };
  const find = createDownloads(
    async () => entry,
    'https://lautlos.example',
    () => ({}),
  );
  const { state, brand: broken } = createBrokenBrand();
  await expect(find('en', 'belt-care', broken)).rejects.toThrow('out of memory');
  state.isBroken = false;
  expect((await find('en', 'belt-care', broken))?.bytes.length).toBeGreaterThan(1_000);
});

it('renders a legal document again after a failure', async () => {
  const legal = createLegalDocuments('demo', 'https://lautlos.example', silentLogger, () => ({}));
  const { state, brand: broken } = createBrokenBrand();
  await expect(legal('de', broken)).rejects.toThrow('out of memory');
  state.isBroken = false;
  expect((await legal('de', broken)).length).toBeGreaterThan(1);
});
