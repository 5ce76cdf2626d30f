import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';
import { createBuildFileFinder } from './build-files';
import { findPictureFile } from './picture-files';

const script = `/* ${'text '.repeat(400)}*/`;
const largeBytes = 700_000;
let folder: string;
let front: Awaited<ReturnType<typeof startStubServer>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.js'), script);
  writeFileSync(join(folder, 'static/chunks/large.png'), Buffer.alloc(largeBytes, 'x'));
  writeFileSync(join(folder, 'static/chunks/a.js.map'), 'secret');
  const ofTheBuild = createBuildFileFinder(folder);
  front = await startStubServer({
    findFile: (path, query) => ofTheBuild(path, query) ?? findPictureFile(path, query),
  });
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  await front.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRawRequest(front.port, path, { headers, method });

describe('build files', () => {
  it('are immutable, compressed once and sent with a length', async () => {
    await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' });
    await front.background.idle();
    const { status, headers, body } = await get('/_next/static/chunks/a.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      // The file may run as a worker, so it needs the policy. Headers that only apply to documents are missing.
      'content-security-policy': expect.stringContaining("connect-src 'self'") as string,
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(front.site.requests).toHaveLength(0);
    const again = await get('/_next/static/chunks/a.js', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it.each([
    '/_next/static/chunks/a.js.map',
    '/_next/static/chunks/../chunks/a.js',
    '/_next/static/chunks/%61.js',
    '/_next/static/none.js',
    '/_next/static/',
  ])('rejects %s', async (path) => {
    await get(path);
    expect(front.site.requests).toHaveLength(1);
  });
});

describe.each([
  ['held in memory', '/_next/static/chunks/a.js', script.length],
  ['read from disk', '/_next/static/chunks/large.png', largeBytes],
])('a file %s', (_name, path, size) => {
  it.each([
    ['bytes=0-9', 206, 10, `bytes 0-9/${size}`],
    ['bytes=-5', 206, 5, `bytes ${size - 5}-${size - 1}/${size}`],
    [`bytes=${size}-`, 416, 0, `bytes */${size}`],
    ['bytes=0-1,3-4', 200, size, undefined],
  ])('%s: %i', async (range, status, length, contentRange) => {
    const answer = await get(path, { range });
    expect([answer.status, answer.body.length]).toEqual([status, length]);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(length));
  });

  it('returns partial content only for the version the client has', async () => {
    const { headers } = await get(path);
    const range = 'bytes=0-9';
    expect((await get(path, { range, 'if-range': String(headers.etag) })).status).toBe(206);
    expect((await get(path, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await get(path, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(size), 0]);
    expect(headers['accept-ranges']).toBe('bytes');
  });
});

describe('operator images', () => {
  const path = '/media/accessories/akkulicht-lietzensee.0-480.avif';

  it('are cached for an hour, and immutable under a version', async () => {
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-length': String(body.length),
      'content-type': 'image/avif',
    });
    const [version] = String(headers.etag).slice(1).split('-avif');
    const versioned = await get(`${path}?v=${version}`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect(front.site.requests).toHaveLength(0);
  });

  it.each([
    '/media/manifest.json',
    '/media/products/X',
    '/media/none.avif',
    '/media/../package.json',
  ])('rejects %s', async (other) => {
    await get(other);
    expect(front.site.requests).toHaveLength(1);
  });
});
