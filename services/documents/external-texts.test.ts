import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEntryStore } from '../content/entry-store';
import { createContentApp } from '../content/content-app';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import { startHttpServer } from '../http/server';
import { type Logger, silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { parsePdfText } from '../testing/pdf-text';
import { createLegalDocuments } from './legal-documents';
import { createDownloads } from './downloads';
import { type ExternalTexts, createExternalTexts } from './external-texts';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;
const siteUrl = 'https://lautlos.example';
const facts = () => ({ payHours: '24', cdxKm: { de: '30.000', en: '30,000' } });

/** An external content service, reachable over HTTP only, with a token. */
let url: string;
let close: () => Promise<void>;
let isAway = false;
let title: string;
const complaints: string[] = [];
const logger: Logger = { ...silentLogger, error: (message) => void complaints.push(message) };

beforeAll(async () => {
  const store = createEntryStore({
    demoDir: 'demo',
    clock: createFakeClock(),
    logger: silentLogger,
  });
  const there = createContentApp({ store, logger: silentLogger });
  const app = new Hono();
  app.post('/graphql', async (c) => {
    if (isAway || c.req.header('authorization') !== 'Bearer a-token')
      return c.json({ errors: [{ message: 'Forbidden access' }] }, isAway ? 503 : 403);
    const answer = await there.request('/graphql', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: await c.req.text(),
    });
    // Simulates a title changed by an editor.
    return c.body((await answer.text()).replaceAll('Allgemeine Geschäftsbedingungen', title));
  });
  const server = await startHttpServer(app, 0);
  url = `http://127.0.0.1:${server.port}/graphql`;
  close = () => server.close();
});

afterAll(() => close());

beforeEach(() => {
  isAway = false;
  title = 'Geschäftsbedingungen von dort';
  complaints.length = 0;
});

const there = (): ExternalTexts => createExternalTexts({ url, token: 'a-token' });
const textOf = (bytes: Uint8Array | undefined) =>
  parsePdfText(Buffer.from(bytes ?? [])).text.replace(/\s+/g, ' ');

describe('documents from an external content service', () => {
  it('contain its texts with shop data filled in', async () => {
    const downloads = createDownloads(there().findDocument, siteUrl, facts);
    const paper = await downloads('de', 'riemenpflege', brand);
    expect(textOf(paper?.bytes)).toContain('hält im Schnitt 30.000 Kilometer');
    expect(await downloads('de', 'gibt-es-nicht', brand)).toBeNull();
  });

  it('use the terms that are currently published', async () => {
    const legal = createLegalDocuments('demo', siteUrl, logger, facts, there());
    const [terms] = await legal('de', brand);
    expect(textOf(terms?.bytes)).toContain('Geschäftsbedingungen von dort');
    expect(textOf(terms?.bytes)).toContain('wir halten die Ware 24 Stunden');
    title = 'Geschäftsbedingungen seit heute';
    const [updated, right] = await legal('de', brand);
    expect(textOf(updated?.bytes)).toContain('Geschäftsbedingungen seit heute');
    expect(textOf(right?.bytes)).toContain('Muster-Widerrufsformular');
    expect(complaints).toEqual([]);
  });

  it('fall back to the last terms, or to the bundled files before the first fetch, while the service is unavailable', async () => {
    const legal = createLegalDocuments('demo', siteUrl, logger, facts, there());
    isAway = true;
    const [demoDocument] = await legal('de', brand);
    expect(textOf(demoDocument?.bytes)).toContain('Allgemeine Geschäftsbedingungen');
    isAway = false;
    await legal('de', brand);
    isAway = true;
    const [cached] = await legal('de', brand);
    expect(textOf(cached?.bytes)).toContain('Geschäftsbedingungen von dort');
    expect(new Set(complaints)).toEqual(
      new Set(['A legal page cannot be read; the previous version stays in use']),
    );
  });

  it('throw an error when the service rejects the token', async () => {
    const wrong = createExternalTexts({ url, token: null });
    await expect(wrong.findDocument('de', 'riemenpflege')).rejects.toThrow(/answered 403/);
  });
});
