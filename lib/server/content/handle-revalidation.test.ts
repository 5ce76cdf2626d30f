import { beforeEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  env: { REVALIDATE_SECRET: 'a-secret-of-thirty-two-characters!' as string | undefined },
}));
const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock('@/lib/platform/config/env', () => settings);
vi.mock('next/cache', () => ({ revalidateTag }));
vi.mock('@/lib/platform/observability/logger', () => ({ logger: { info: vi.fn() } }));

import { handleRevalidation, createMethodNotAllowedResponse } from './handle-revalidation';

const secret = 'a-secret-of-thirty-two-characters!';
const published = {
  event: 'entry.publish',
  model: 'blog',
  uid: 'api::blog.blog',
  entry: { id: 4, documentId: 'x', slug: 'riemen', locale: 'de', pageZone: [] },
};

const send = (body: unknown, authorization = `Bearer ${secret}`) =>
  handleRevalidation(
    new Request('http://site.example/api/revalidate', {
      method: 'POST',
      headers: { authorization },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

beforeEach(() => {
  revalidateTag.mockClear();
  settings.env.REVALIDATE_SECRET = secret;
});

it('expires changed entries at once and reports them', async () => {
  const response = await send(published);
  expect(response.status).toBe(200);
  const expired = ['cms:blog:de', 'cms:blog:de:riemen', 'cms:blog:translations'];
  expect(await response.json()).toEqual({ expired });
  expect(revalidateTag.mock.calls).toEqual(expired.map((tag) => [tag, { expire: 0 }]));
});

it.each<[string, unknown, string[]]>([
  ['a changed picture', { event: 'media.update', media: { id: 3 } }, ['cms:upload']],
  ['the admin’s test button', { event: 'trigger-test' }, []],
  ['an entry without a slug', { ...published, entry: { slug: null } }, ['cms:blog']],
  [
    'an entry with unexpected fields',
    { ...published, entry: { slug: 7, locale: {} } },
    ['cms:blog'],
  ],
  ['an event without an entry', { event: 'entry.delete', model: 'page' }, ['cms:page']],
])('accepts %s', async (_name, body, expired) => {
  expect(await (await send(body)).json()).toEqual({ expired });
});

it.each<[string, number, RegExp, unknown, string?]>([
  ['no secret', 401, /secret/, published, ''],
  ['a wrong secret', 401, /secret/, published, `Bearer ${secret}x`],
  ['the secret in another format', 401, /secret/, published, secret],
  ['invalid JSON', 400, /not valid JSON/, '{'],
  ['no object', 422, /The body/, 'null'],
  ['no event', 422, /event/, { model: 'page' }],
  [
    'an unknown model',
    422,
    /no model "user" here.*page, blog/,
    { event: 'entry.update', model: 'user' },
  ],
  ['no model', 422, /names no model/, { event: 'entry.update' }],
])('rejects %s with %i', async (_name, status, message, body, authorization?) => {
  const response = await send(body, authorization);
  expect(response.status).toBe(status);
  expect((await response.json()).message).toMatch(message);
  expect(revalidateTag).not.toHaveBeenCalled();
});

it('is disabled while the secret is not set', async () => {
  settings.env.REVALIDATE_SECRET = undefined;
  expect((await send(published)).status).toBe(503);
});

it('returns 405 for other methods', () => {
  expect(createMethodNotAllowedResponse().status).toBe(405);
  expect(createMethodNotAllowedResponse().headers.get('allow')).toBe('POST');
});
