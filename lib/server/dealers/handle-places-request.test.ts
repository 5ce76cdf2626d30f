import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { createMapResponse, findMapSource } from './map-files';
import { handlePlacesRequest } from './handle-dealer-requests';

let callers = 0;

function sendRequest(query: Record<string, string>, caller = `10.1.0.${(callers += 1)}`) {
  const url = `http://localhost:3000/api/places?${new URLSearchParams(query)}`;
  return handlePlacesRequest(new NextRequest(url, { headers: { 'x-forwarded-for': caller } }));
}

it('suggests at most six places, cacheable for a day', async () => {
  const response = await sendRequest({ q: 'ber' });
  const { places } = await response.json();
  expect(places).toHaveLength(6);
  expect(places[0]).toMatchObject({ label: 'Berlin', country: 'DE' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

it('returns the place selected for a search', async () => {
  const { place, alternatives } = await (await sendRequest({ q: 'Frankfurt', choose: '1' })).json();
  expect(place.label).toBe('Frankfurt am Main, Hessen');
  expect(alternatives).toHaveLength(1);
  const none = await sendRequest({ q: 'xyzzyx', choose: '1' });
  expect(await none.json()).toEqual({ place: null, alternatives: [] });
});

it.each(['', ' ', '%', '\u0000', '<script>', 'x'.repeat(10_000), '../../etc/passwd'])(
  'returns no place for %j',
  async (q) => {
    const response = await sendRequest({ q });
    expect(response.status).toBe(200);
    expect((await response.json()).places).toEqual([]);
  },
);

it('returns 429 to an automated client', async () => {
  const requested = Array.from({ length: 130 }, () => sendRequest({ q: 'ber' }, '10.2.0.1'));
  const answers = await Promise.all(requested);
  expect([answers[0]?.status, answers.at(-1)?.status]).toEqual([200, 429]);
});

it('serves versioned map files with permanent caching, and no other file', async () => {
  const source = findMapSource();
  expect(source?.googleKey).toBeNull();
  for (const url of [source?.dataUrl, source?.workerUrl]) {
    const [, name = ''] = /\/media\/map\/([^?]+)/.exec(url ?? '') ?? [];
    const response = createMapResponse(new Request(`http://localhost:3000${url}`), name);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = new Request('http://localhost:3000/x', { headers: { 'if-none-match': etag } });
    expect(createMapResponse(again, name).status).toBe(304);
  }
  for (const name of ['places.txt', '../places.txt', 'NOTICE.md', ''])
    expect(createMapResponse(new Request('http://localhost:3000/x'), name).status).toBe(404);
});
