import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form';

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status: number) => () => Response.json(body, { status });
const text = (body: string, status: number) => () => new Response(body, { status });
const unreachable = { kind: 'unreachable' };

it.each([
  ['an accepted form', json({ id: 'x' }, 201), { kind: 'done', value: { id: 'x' } }],
  ['an accepted form without content', text('', 200), { kind: 'done', value: null }],
  [
    'a rejection with a message',
    json({ message: 'Bitte warten.' }, 429),
    { kind: 'rejected', message: 'Bitte warten.' },
  ],
  ['a rejection without a message', json({ message: '' }, 400), unreachable],
  ['a rejection in another shape', json({ message: { de: 'Nein' } }, 400), unreachable],
  ['a page of a proxy', text('<h1>Bad gateway</h1>', 502), unreachable],
  ['nothing', () => Promise.reject(new TypeError('fetch failed')), unreachable],
])('%s', async (_, answer, expected) => {
  const fetched = vi.fn(async (..._: [string, RequestInit]) => answer());
  vi.stubGlobal('fetch', fetched);
  expect(await postForm('/api/contact', { name: 'Anna' }, 'en')).toEqual(expected);
  const [path, { method, body }] = fetched.mock.calls[0] ?? ['', {}];
  expect([path, method, body]).toEqual(['/api/contact?lang=en', 'POST', '{"name":"Anna"}']);
});
