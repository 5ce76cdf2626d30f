import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getSharedServices } from '@/e2e/support/start-services';
import type * as Answer from './handle-product-picture';

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let answer: typeof Answer;

beforeAll(async () => {
  const backend = await getSharedServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.CONTENT_URL = `${backend.url}/graphql`;
  answer = await import('./handle-product-picture');
});

const sendRequest = (file: string, headers: Record<string, string> = {}) =>
  answer.handleProductPicture(
    new NextRequest(`http://localhost:3000/media/products/${file}`, { headers }),
    file,
  );

describe('picture in an email', () => {
  it.each([
    ['a bicycle', 'LU11.25.H.M.TG'],
    ['an accessory', 'ZB.KRE.42.MS'],
  ])('of %s is a small JPEG in email proportions, whatever the Accept header', async (_, sku) => {
    const response = await sendRequest(`${sku}.jpg`, { accept: 'image/avif,image/webp,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1072, height: 714, hasAlpha: false },
    });
    expect(bytes.byteLength).toBeLessThan(120_000);
    const { data } = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The corner has the email's background color instead of white.
    for (const [index, wanted] of [0xfb, 0xfa, 0xf7].entries())
      expect(Math.abs((data[index] ?? 0) - wanted)).toBeLessThan(4);
  });

  it('answers 304 to a caller with a current copy', async () => {
    const first = await sendRequest('LU11.25.H.M.TG.jpg');
    const tag = first.headers.get('etag') ?? '';
    expect((await sendRequest('LU11.25.H.M.TG.jpg', { 'if-none-match': tag })).status).toBe(304);
  });

  it.each(['NIE.GESEHEN.jpg', '../secret.jpg', 'LU11.25.H.M.TG.jpg.jpg', 'lu11.jpg'])(
    '%s has no picture',
    async (file) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect((await sendRequest(file)).status).toBe(404);
    },
  );
});
