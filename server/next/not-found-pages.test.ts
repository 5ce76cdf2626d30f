import { beforeEach, describe, expect, it } from 'vitest';
import { createAskNext, type Handle, readWhole } from './ask-next';
import { createNotFoundPages, type NotFoundPages } from './not-found-pages';
import { withErrorPages } from './with-error-pages';

/** As the framework writes it: a link to the other language, and where the router is. */
const pageAt = (path: string) => {
  const parts = ['', 'de', ...path.split('/')].map((part) => `\\"${part}\\"`).join(',');
  const rows = `0:{\\"P\\":null,\\"c\\":[${parts}],\\"q\\":\\"\\",\\"i\\":false}`;
  return `<html lang="de"><a href="/en/${path}" lang="en">English</a><script>self.__next_f.push([1,"${rows}"])</script></html>`;
};

let made: string[];
let write: (path: string) => string;
let pages: NotFoundPages;
let ask: ReturnType<typeof createAskNext>;
const clock = { ms: 0 };

const site: Handle = async (request, response) => {
  const isTold = request.headers['x-page-failure'] !== undefined;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const own = { ...html, 'x-error-page': '404', 'cache-control': 'private, no-store' };
  response.writeHead(404, isTold ? own : html);
  if (!isTold) return void response.end('<html id="__next_error__"></html>');
  made.push(request.url ?? '');
  response.end(write(String(request.url).slice('/de/'.length)));
};

beforeEach(() => {
  made = [];
  write = pageAt;
  const raw = createAskNext(site);
  const strangerHeaders = () => ({ host: 'site.example' });
  pages = createNotFoundPages({ ask: raw, strangerHeaders, now: () => clock.ms });
  ask = withErrorPages(raw, pages);
});

async function see(address: string, headers: Record<string, string> = {}) {
  const answer = await ask({
    method: 'GET',
    address,
    headers: { host: 'site.example', ...headers },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return { status: answer.statusCode, text: (await readWhole(answer)).toString() };
}

it('is made once for all addresses that do not exist, and says each its own', async () => {
  for (const path of ['nowhere', 'a/b/nowhere', 'bikes/no_one-1.2~3'])
    expect(await see(`/de/${path}`)).toEqual({ status: 404, text: pageAt(path) });
  expect(made).toHaveLength(1);
});

it('is made once by many at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => see(`/de/nowhere-${index}`)));
  expect(made).toHaveLength(1);
});

it('is made anew after ten seconds and after a change', async () => {
  await see('/de/a');
  clock.ms += 9_999;
  await see('/de/b');
  expect(made).toHaveLength(1);
  clock.ms += 1;
  await see('/de/c');
  expect(made).toHaveLength(2);
  pages.expire();
  await see('/de/d');
  expect(made).toHaveLength(3);
});

describe('is made for one visitor', () => {
  it.each<[string, string, Record<string, string>]>([
    ['with something to decode in the address', '/de/no%C3%B6', {}],
    ['with a question', '/de/nowhere?x=1', {}],
    ['who looks at a draft', '/de/nowhere', { cookie: '__prerender_bypass=1' }],
    ['who has a key', '/de/nowhere', { authorization: 'Bearer x' }],
  ])('%s', async (_name, address, headers) => {
    await see(address, headers);
    await see(address, headers);
    expect(made).toEqual([address, address]);
  });

  it('where the framework writes its addresses in another way', async () => {
    write = (path) => `${pageAt(path)}<!-- ${path} -->`;
    expect((await see('/de/nowhere')).text).toBe(write('nowhere'));
    expect(made.at(-1)).toBe('/de/nowhere');
  });
});
