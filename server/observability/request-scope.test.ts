import { expect, it } from 'vitest';
import { getTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { type FetchFromNext, createNextClient, loadResponseBody } from '../next-client';
import { createErrorPageClient } from '../next-internals/error-pages';
import { createScopedNextClient, createScopedHandler } from './request-scope';

const service = 'http://content.test/graphql';

/** Simulates a site whose pages call a service that times out. Records the timeout of each call in ms. */
function siteThatWaits() {
  const allowed: number[] = [];
  const handle = createScopedHandler(async (request, response) => {
    allowed.push(getTimeoutBudget().getAllowedMs(service, 8_000));
    getTimeoutBudget().addTimeout(service);
    const failure = request.headers['x-page-failure'];
    response.writeHead(failure ? 503 : 500, {
      'content-type': 'text/html',
      ...(failure && { 'x-error-page': '503' }),
    });
    response.end('<script>"digest":"503-1f3a9c2b"</script>');
  });
  return { allowed, ask: createScopedNextClient(createErrorPageClient(createNextClient(handle))) };
}

const page = { method: 'GET', address: '/de/down', headers: { host: 'site.test' } } as const;
const see = async (ask: FetchFromNext) => {
  const answer = await ask(page);
  await loadResponseBody(answer);
  return answer.statusCode;
};

it('shares one timeout budget between a page and its error page, so that the service is called once', async () => {
  const { ask, allowed } = siteThatWaits();
  expect(await see(ask)).toBe(503);
  expect(allowed).toHaveLength(2);
  expect(allowed[0]).toBeGreaterThan(6_000);
  expect(allowed[0]).toBeLessThanOrEqual(6_500);
  expect(allowed[1]).toBe(0);
});

it('starts each request with its own timeout budget', async () => {
  const { ask, allowed } = siteThatWaits();
  await Promise.all([see(ask), see(ask)]);
  await see(ask);
  expect(allowed.filter((ms) => ms > 0)).toHaveLength(3);
});

it('sets no timeout outside a request', () => {
  expect(getTimeoutBudget().getAllowedMs(service, 30_000)).toBe(30_000);
});
