import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bikeDto } from '@/lib/gateways/catalog/catalog-fixtures';
import { handleNearestDealersRequest } from './handle-dealer-requests';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const wire = {
  ...{ phone: null, email: null, website: null, openingHours: null, hasDps: null },
  ...{ street: 'Weg', strNumber: '1', zip: '10115', city: 'Berlin', updatedAt: null },
  ...{ countryDe: 'Deutschland', countryEn: 'Germany', countryCode: 'DE', longitude: 13.4 },
};
const shop = (adrNumber: string, latitude: number, type: 'dealer' | 'servicePoint' = 'dealer') => ({
  ...wire,
  ...{ adrNumber, name: `Laden ${adrNumber}`, slug: `laden-${adrNumber}`, latitude, type },
});
const dealers = [
  shop('1', 52.5),
  shop('2', 52.6),
  shop('3', 52.501, 'servicePoint'),
  shop('4', 52.7),
  shop('5', 52.8),
];

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).endsWith('/dealer-stock'))
      return Response.json({ dealers: [{ dealerNumber: '2', skus: ['LU11.25.H.M.SA'] }] });
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    return Response.json({
      data: operationName === 'DealerList' ? { dealers } : { bikes: [bikeDto] },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function sendRequest(query: string) {
  const answer = await handleNearestDealersRequest(
    new NextRequest(`http://localhost/api/nearest-dealers?${query}`),
  );
  return { status: answer.status, body: await answer.json() };
}

it('lists the three nearest dealers with the bicycles in stock', async () => {
  const { body } = await sendRequest('lat=52.5&lon=13.4&lang=de');
  expect(body.dealers).toMatchObject([
    { slug: 'laden-1', distanceKm: 0, models: 0, hasModel: false },
    { slug: 'laden-2', models: 1, hasModel: false },
    { slug: 'laden-4', models: 0 },
  ]);
});

it('reports whether the requested model is in stock', async () => {
  const { body } = await sendRequest('lat=52.5&lon=13.4&lang=de&seeks=bikes&bike=ludwig');
  expect(body.dealers.map(({ hasModel }: { hasModel: boolean }) => hasModel)).toEqual([
    ...[false, true, false],
  ]);
});

it('lists service partners for a service request', async () => {
  const { body } = await sendRequest('lat=52.5&lon=13.4&lang=de&seeks=service');
  expect(body.dealers.map(({ slug }: { slug: string }) => slug)).toEqual([
    ...['laden-1', 'laden-3', 'laden-2', 'laden-4', 'laden-5'],
  ]);
});

it.each([
  'lat=91&lon=0',
  'lat=a&lon=0',
  'lon=0',
  'lat=0&lon=0&seeks=money',
  'lat=0&lon=0&bike=<b>',
])('rejects %s', async (query) => {
  expect((await sendRequest(query)).status).toBe(400);
});
