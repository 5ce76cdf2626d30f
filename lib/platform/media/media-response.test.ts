import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lautlos-media-'));
vi.mock('@/lib/platform/config/env', () => ({ env: { DEMO_DIR: folder, isProduction: true } }));

const { createStoredPictureResponse: storedResponse } = await import('./media-response');
const {
  findCaptionedPicture: findCaptioned,
  findPicture,
  findSideViews,
  findViewPictures: findView,
} = await import('./find-picture');

const key = 'bikes/ludwig/H-sand-side';
const content = { avif: 'the avif', webp: 'the webp' };

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const broken = 'bikes/ludwig/H-rost-side';
const hub = 'bikes/ludwig/H-sand-hub';

const entry = (place: string, extra: readonly { format: string; width: number }[] = []) => ({
  kind: 'bike',
  alt: { de: 'Ludwig in Sand, Seitenansicht', en: 'Ludwig in Sand, side view' },
  width: 800,
  height: 533,
  average: '#ffffff',
  drive: 'alfine11',
  motor: null,
  files: [{ format: 'avif', width: 800 }, { format: 'webp', width: 800 }, ...extra].map(
    ({ format, width }) => ({
      path: `${place}-${width}.${format}`,
      format,
      width,
      height: Math.round(width / 1.5),
      bytes: 8,
    }),
  ),
});

/** Log messages written when the manifest was loaded. */
let atTheStart: string[] = [];

beforeAll(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFolder();
  findPicture(key);
  atTheStart = logged.mock.calls.map(([line]) => String(line));
  logged.mockRestore();
});

function writeFolder(): void {
  write('secret.txt', 'secret');
  write('media/unlisted-800.avif', 'unlisted');
  for (const place of [key, hub, 'accessories/pen.0', 'gone'])
    for (const [format, text] of Object.entries(content))
      write(`media/${place}-800.${format}`, text);
  write(`media/${hub}-1200.avif`, content.avif);
  write(`media/${broken}-800.avif`, 'half');
  write(`media/${broken}-800.webp`, content.webp);
  const pictures = {
    [key]: entry(key, [{ format: 'avif', width: 3200 }]),
    [broken]: entry(broken),
    [hub]: entry(hub, [{ format: 'avif', width: 1200 }]),
    gone: entry('gone'),
    'accessories/pen.0': entry('accessories/pen.0'),
    'accessories/pen.1': entry('accessories/pen.0'),
  };
  write('media/manifest.json', JSON.stringify({ pictures }));
}
afterAll(() => rmSync(folder, { recursive: true }));

const sendRequest = (path: string, query = '', headers: Record<string, string> = {}) =>
  storedResponse(new Request(`https://x.example/media/${path}${query}`, { headers }), path);

describe('picture file response', () => {
  const version = () => findPicture(key)?.version ?? '';

  it('is cached permanently when the address contains the version', async () => {
    const answer = await sendRequest(`${key}-800.avif`, `?v=${version()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(content.avif);
  });

  it.each(['', '?v=other'])('is cached for an hour with %j', async (query) => {
    const answer = await sendRequest(`${key}-800.webp`, query);
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(await answer.text()).toBe(content.webp);
  });

  it('is 304 for a client with a current copy', async () => {
    const tag = (await sendRequest(`${key}-800.avif`)).headers.get('etag') ?? '';
    const again = await sendRequest(`${key}-800.avif`, '', { 'if-none-match': `W/"x", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await sendRequest(`${key}-800.webp`, '', { 'if-none-match': tag })).status).toBe(200);
  });

  it.each(['unlisted-800.avif', 'manifest.json', '../secret.txt', `${key}-480.avif`, ''])(
    'is 404 for %j',
    async (path) => {
      expect((await sendRequest(path)).status).toBe(404);
    },
  );

  it('is 404 for a file removed since the start, and logs it', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    rmSync(join(folder, 'media/gone-800.avif'));
    expect((await sendRequest('gone-800.avif')).status).toBe(404);
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });
});

describe('finding pictures', () => {
  it('returns the texts of a language', () => {
    expect(findCaptioned(key, 'en')?.alt).toBe('Ludwig in Sand, side view');
    expect(findCaptioned('bikes/none', 'en')).toBeNull();
  });

  it('collects the side views of a model, and only its own', () => {
    expect(findSideViews('ludwig')).toMatchObject({
      widths: [800],
      drive: 'alfine11',
      versions: { 'H-sand': expect.any(String) },
    });
    expect(findSideViews('lud')).toBeNull();
  });

  it('collects close-ups with their AVIF-only widths', () => {
    expect(findView('ludwig', 'hub')).toMatchObject({
      widths: [800],
      wider: [1200],
      versions: { 'H-sand': expect.any(String) },
    });
    expect(findView('ludwig', 'lamp')).toBeNull();
  });

  it('omits incomplete pictures and reports each once', () => {
    expect(findPicture(broken)).toBeNull();
    expect(findPicture(key)?.wider).toBeUndefined();
    expect(atTheStart).toContainEqual(
      expect.stringMatching(/H-sand-side-3200\.avif.*H-rost-side-800\.avif/),
    );
  });

  it('returns the same address for articles that share a picture', () => {
    expect(findPicture('accessories/pen.1')).toEqual(findPicture('accessories/pen.0'));
  });
});
