import { expect, test } from '@/e2e/fixtures/test';

const feeds = [
  '/product-feeds/google/de-de.xml',
  '/product-feeds/google/en-at.xml',
  '/product-feeds/idealo/de-de.txt',
];

for (const feed of feeds) {
  test(`${feed} contains every variant, and responds 304 when unchanged`, async ({ request }) => {
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    const text = await response.text();
    const items = text.match(/<item>|\r\n/g)?.length ?? 0;
    expect(items).toBeGreaterThan(500);
    const etag = response.headers().etag ?? '';
    const again = await request.get(feed, { headers: { 'If-None-Match': etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  });
}

test('feed and page show the same price', async ({ request }) => {
  const xml = await (await request.get('/product-feeds/google/de-de.xml')).text();
  const [, item = ''] = /<item>(.*?ludwig.*?)<\/item>/.exec(xml) ?? [];
  const [, sku = ''] = /<g:id>([^<]+)/.exec(item) ?? [];
  const [, price = ''] = /<g:price>([\d.]+) EUR/.exec(item) ?? [];
  const html = await (await request.get('/de/bikes/ludwig')).text();
  const offer = new RegExp(`variant=${sku.replaceAll('.', '\\.')}","price":([\\d.]+)`).exec(html);
  expect(Number(offer?.[1])).toBe(Number(price));
});

test('unknown feeds and endpoints respond 404', async ({ request }) => {
  for (const path of [
    '/product-feeds/google/de-ch.xml',
    '/product-feeds/google/xx-de.xml',
    '/product-feeds/google/%2e%2e%2fde-de.xml',
    `/product-feeds/google/${'d'.repeat(2_000)}.xml`,
    '/product-feeds/bing/de-de.xml',
    '/api/markdown/de/bike/emil-presale',
    '/api/markdown/de/nothing/x',
    '/fr/llms.txt',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const withQuery = (times: number) =>
    request.get(`/product-feeds/google/de-de.xml?${'x=1&'.repeat(times)}`);
  expect((await withQuery(1_500)).status()).toBe(200);
  expect((await withQuery(3_000)).status()).toBe(414);
  for (const path of [...feeds, '/llms.txt', '/api/markdown/de/bike/ludwig']) {
    expect((await request.post(path, { data: 'x' })).status(), path).toBe(405);
    const head = await request.head(path);
    expect([head.status(), (await head.body()).length], path).toEqual([200, 0]);
  }
});

const asMarkdown = { Accept: 'text/markdown' };

test('a page is served as HTML or Markdown from the same URL', async ({ request, baseURL }) => {
  for (const path of [
    '/de/bikes/ludwig',
    '/de/bikes/stadtrad',
    '/en/accessories/klingel-mitte',
    '/de/news/der-riemen-im-winter',
    '/de/guides/riemen',
    '/en/support/faq',
    '/de/gear-adviser',
    '/en/gear-adviser?hills=steep&load=heavy',
  ])
    for (const time of [1, 2]) {
      const markdown = await request.get(path, { headers: asMarkdown });
      expect(markdown.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers().link).toBe(
        `<${String(baseURL)}${path.split('?')[0]}>; rel="canonical"`,
      );
      expect(await markdown.text(), `${path}, time ${time}`).toMatch(/^# /);
      const page = await request.get(path, { headers: { Accept: 'text/html' } });
      expect(page.headers()['content-type']).toContain('text/html');
      for (const response of [markdown, page]) expect(response.headers().vary).toContain('Accept');
      const etag = markdown.headers().etag ?? '';
      const again = await request.get(path, { headers: { ...asMarkdown, 'If-None-Match': etag } });
      expect(again.status()).toBe(304);
    }
});

test('Markdown requests for moved or missing pages get redirects and 404', async ({ request }) => {
  const ask = (path: string) => request.get(path, { headers: asMarkdown, maxRedirects: 0 });
  const moved = await ask('/de/news/riemen-im-winter');
  expect([moved.status(), moved.headers().location]).toEqual([
    308,
    '/de/news/der-riemen-im-winter',
  ]);
  for (const path of ['/de/news/was-es-nie-gab', '/de/bikes/was-es-nie-gab'])
    expect((await ask(path)).status(), path).toBe(404);
  expect((await request.get('/de/news/was-es-nie-gab')).headers()['content-type']).toContain(
    'html',
  );
});

test('llms.txt lists only URLs that respond', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(60);
  for (const href of links.filter((_link, index) => index % 12 === 0))
    expect((await request.get(href)).status(), href).toBe(200);
});
