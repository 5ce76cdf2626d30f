import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lautlos-media-'));
vi.mock('@/lib/platform/config/env', () => ({ env: { DEMO_DIR: folder, isProduction: true } }));

const { storedResponse } = await import('./stored-response');
const { findCaptioned, findPicture, findSideViews } = await import('./find-picture');

const key = 'bikes/ludwig/H-sand-side';
const content = { avif: 'the avif', webp: 'the webp' };

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const entry = (place: string) => ({
  kind: 'bike',
  alt: { de: 'Ludwig in Sand, Seitenansicht', en: 'Ludwig in Sand, side view' },
  width: 800,
  height: 533,
  average: '#ffffff',
  drive: 'alfine11',
  motor: null,
  files: (['avif', 'webp'] as const).map((format) => ({
    path: `${place}-800.${format}`,
    format,
    width: 800,
    height: 533,
    bytes: 8,
  })),
});

beforeAll(() => {
  write('secret.txt', 'secret');
  write('media/unlisted-800.avif', 'unlisted');
  for (const [format, text] of Object.entries(content)) write(`media/${key}-800.${format}`, text);
  const pictures = {
    [key]: entry(key),
    'accessories/pen.0': entry('accessories/pen.0'),
    'accessories/pen.1': entry('accessories/pen.0'),
  };
  write('media/manifest.json', JSON.stringify({ pictures }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, query = '', headers: Record<string, string> = {}) =>
  storedResponse(new Request(`https://x.example/media/${path}${query}`, { headers }), path);

describe('storedResponse', () => {
  const version = () => findPicture(key)?.version ?? '';

  it('answers for good when the address carries the version', async () => {
    const answer = await ask(`${key}-800.avif`, `?v=${version()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(content.avif);
  });

  it.each(['', '?v=other'])('answers for an hour with %j', async (query) => {
    const answer = await ask(`${key}-800.webp`, query);
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(await answer.text()).toBe(content.webp);
  });

  it('says nothing new to who has it', async () => {
    const tag = (await ask(`${key}-800.avif`)).headers.get('etag') ?? '';
    const again = await ask(`${key}-800.avif`, '', { 'if-none-match': `W/"x", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await ask(`${key}-800.webp`, '', { 'if-none-match': tag })).status).toBe(200);
  });

  it.each(['unlisted-800.avif', 'manifest.json', '../secret.txt', `${key}-480.avif`, ''])(
    'does not know %j',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('does not know what the manifest lists and is gone', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask('accessories/pen.0-800.avif')).status).toBe(404);
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });
});

describe('finding pictures', () => {
  it('knows the words of a language', () => {
    expect(findCaptioned(key, 'en')?.alt).toBe('Ludwig in Sand, side view');
    expect(findCaptioned('bikes/none', 'en')).toBeNull();
  });

  it('gathers the side views of a model, and only its own', () => {
    expect(findSideViews('ludwig')).toMatchObject({
      widths: [800],
      drive: 'alfine11',
      versions: { 'H-sand': expect.any(String) },
    });
    expect(findSideViews('lud')).toBeNull();
  });

  it('leads articles that share a picture to the same address', () => {
    expect(findPicture('accessories/pen.1')).toEqual(findPicture('accessories/pen.0'));
  });
});
