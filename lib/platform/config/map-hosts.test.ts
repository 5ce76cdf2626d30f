import { expect, it } from 'vitest';
import { mapHosts } from './map-hosts';

it.each([{}, { GOOGLE_MAPS_KEY: '' }, { GOOGLE_MAPS_KEY: ' ' }])(
  'nobody is opened for without a key: %j',
  (variables) => {
    expect(Object.values(mapHosts(variables)).flat()).toEqual([]);
  },
);

it('with a key only Google is', () => {
  const hosts = Object.values(mapHosts({ GOOGLE_MAPS_KEY: 'k' })).flat();
  expect(
    hosts.every(
      (host) => host === 'blob:' || /^https:\/\/[*a-z.]+\.(googleapis|gstatic)\.com$/.test(host),
    ),
  ).toBe(true);
});

it('an operator’s own streets are asked for at their address, and nothing else is', () => {
  const hosts = mapHosts({ MAP_TILES: 'https://tiles.example/europe/streets.pmtiles' });
  expect(Object.values(hosts).flat()).toEqual(['https://tiles.example']);
  expect(hosts.connect).toEqual(['https://tiles.example']);
});
