import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';

let front: Awaited<ReturnType<typeof startStubServer>>;

/** Markup of a page with scripts, as Next renders it. */
const madeOf = (text: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>${text}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\"said\\":\\"${text}\\"}\\n"])</script></body></html>`;

beforeEach(async () => {
  front = await startStubServer();
  show('Ludwig');
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  await front.close();
});

/** Sets the page that the site behind the front server renders from here on. */
function show(text: string) {
  front.site.special.set('/de/bikes/ludwig', (_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self' 'unsafe-inline'",
      'cache-control': 's-maxage=300',
      'x-nextjs-prerender': '1',
      etag: `"${text}"`,
    });
    response.end(madeOf(text));
  });
}

const get = (path: string) => sendRawRequest(front.port, path, { headers: { cookie: 'lang=de' } });

async function addressInPage() {
  const html = (await get('/de/bikes/ludwig')).body.toString();
  expect(html).not.toContain('self.__next_f');
  return /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
}

it('is served separately and immutable, under an address derived from its content', async () => {
  const address = await addressInPage();
  expect(address).toMatch(/^\/page-data\/[\w-]{22}\/de\/bikes\/ludwig\.txt$/);
  const data = await get(address);
  expect(data.body.toString()).toBe('0:{"said":"Ludwig"}\n');
  expect(data.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/plain; charset=utf-8',
  });
});

it('is available to clients of the previous page version, but not of older ones', async () => {
  const first = await addressInPage();
  for (const text of ['Greta', 'Anna']) {
    show(text);
    front.pages.expire();
    expect(await addressInPage()).not.toBe(first);
    const before = await get(first);
    expect(before.status).toBe(text === 'Greta' ? 200 : 404);
  }
  expect((await get(first)).headers['cache-control']).toBe('no-store');
});

it('is rendered together with a page that is not cached yet', async () => {
  const address = await addressInPage();
  const other = await startStubServer();
  other.site.special.set('/de/bikes/ludwig', front.site.special.get('/de/bikes/ludwig') as never);
  expect((await sendRawRequest(other.port, address)).status).toBe(200);
  await other.close();
});

it.each([
  ['data with another content hash', '/page-data/AAAAAAAAAAAAAAAAAAAAAA/de/bikes/ludwig.txt'],
  ['a page rendered per visitor', '/page-data/AAAAAAAAAAAAAAAAAAAAAA/de/my-account.txt'],
  ['a path that is not a page', '/page-data/AAAAAAAAAAAAAAAAAAAAAA/media/a.txt'],
])('answers %s with 404', async (_name, path) => {
  expect((await get(path)).status).toBe(404);
});
