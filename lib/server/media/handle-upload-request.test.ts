import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleUploadRequest } from './handle-upload-request';
import { toUploadPath } from '@/lib/gateways/content/map-image';

let requestedPaths: string[] = [];

function answering(answer: () => Response) {
  requestedPaths = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requestedPaths.push(url);
    return answer();
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['http://127.0.0.1:4000/uploads/a_1.png', '/uploads/a_1.png'],
  ['/uploads/a_1.png', '/uploads/a_1.png'],
  ['/media/scenes/row-1600.webp', '/media/scenes/row-1600.webp'],
  ['https://elsewhere.example/uploads/a.png', 'https://elsewhere.example/uploads/a.png'],
])('%s is served at %s', (url, path) => {
  expect(toUploadPath(url)).toBe(path);
});

describe('uploaded file', () => {
  it('is forwarded and cached permanently', async () => {
    answering(() => new Response('bytes', { headers: { 'content-type': 'image/png' } }));
    const response = await handleUploadRequest(['a_1.png']);
    expect(requestedPaths).toEqual(['http://127.0.0.1:4000/uploads/a_1.png']);
    expect(await response.text()).toBe('bytes');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each([[['..', 'admin']], [['a/b.png']], [['.env']], [['%2e%2e']]])(
    'requests nothing for the name %j',
    async (path) => {
      answering(() => new Response('x'));
      expect((await handleUploadRequest(path)).status).toBe(404);
      expect(requestedPaths).toEqual([]);
    },
  );

  it.each([
    ['is missing', () => new Response(null, { status: 404 })],
    ['is a page', () => new Response('x', { headers: { 'content-type': 'text/html' } })],
  ])('that %s returns 404', async (_, answer) => {
    answering(answer);
    expect((await handleUploadRequest(['a.png'])).status).toBe(404);
  });

  it('returns 503 while the content service is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answering(() => {
      throw new TypeError('fetch failed');
    });
    expect((await handleUploadRequest(['a.png'])).status).toBe(503);
  });
});
