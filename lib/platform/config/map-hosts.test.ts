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
