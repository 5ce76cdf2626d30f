import { beforeEach, expect, it } from 'vitest';
import { type AskNext, createAskNext, type Handle, readWhole } from './ask-next';
import { withErrorPages } from './with-error-pages';

/** A stub of the site: what each path leaves, and the error page it shows once it is told what was wrong. */
const empty = (digest: string) =>
  `<!DOCTYPE html><html id="__next_error__"><script>self.__next_f.push([1,"7:E{\\"digest\\":\\"${digest}\\"}"])</script></html>`;

let told: (string | undefined)[];
let ask: AskNext;

const site: Handle = async (request, response) => {
  const failure = request.headers['x-page-failure']?.toString();
  told.push(failure);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (failure !== undefined) {
    response.writeHead(failure.startsWith('503') ? 503 : Number(failure.slice(0, 3)), {
      ...html,
      'x-error-page': failure,
    });
    return void response.end(`<html lang="de"><title>${failure}</title></html>`);
  }
  switch (request.url) {
    case '/de/down':
      response.writeHead(500, html);
      return void response.end(empty('503-1f3a9c2b'));
    case '/de/nowhere':
      response.writeHead(404, html);
      return void response.end(empty('NEXT_HTTP_ERROR_FALLBACK;404'));
    case '/de/locked':
      response.writeHead(401, { ...html, 'x-error-page': '401' });
      return void response.end('<html lang="de">whole</html>');
    case '/api/none':
      response.writeHead(404, { 'content-type': 'application/json' });
      return void response.end('{}');
    default:
      response.writeHead(200, html);
      return void response.end('<html lang="de">well</html>');
  }
};

beforeEach(() => {
  told = [];
  ask = withErrorPages(createAskNext(site));
});

async function see(address: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) {
  const answer = await ask({ method, address, headers: { host: 'site.example', ...headers } });
  return { status: answer.statusCode, text: (await readWhole(answer)).toString() };
}

it.each([
  ['/de/down', 503, '503-1f3a9c2b'],
  ['/de/nowhere', 404, '404'],
])('%s is the whole page of its status', async (path, status, failure) => {
  expect(await see(path)).toEqual({
    status,
    text: `<html lang="de"><title>${failure}</title></html>`,
  });
  expect(told).toEqual([undefined, failure]);
});

it('answers HEAD as GET', async () => {
  expect(await see('/de/down', 'HEAD')).toEqual({ status: 503, text: '' });
});

it.each([
  ['/de/locked', 401, '<html lang="de">whole</html>'],
  ['/api/none', 404, '{}'],
  ['/de', 200, '<html lang="de">well</html>'],
])('%s passes as it is', async (path, status, text) => {
  expect(await see(path)).toEqual({ status, text });
  expect(told).toHaveLength(1);
});

it('nobody outside chooses an error page', async () => {
  expect((await see('/de', 'GET', { 'x-page-failure': '503-mine' })).status).toBe(200);
});
