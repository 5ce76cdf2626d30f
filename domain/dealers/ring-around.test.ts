import { expect, it } from 'vitest';
import { distanceKm } from './distance';
import { ringAround } from './ring-around';

it.each([10, 50, 200])('is everywhere %i km away, to a percent, and closed', (km) => {
  const centre = { latitude: 52.5, longitude: 13.4 };
  const ring = ringAround(centre, km);
  for (const [longitude, latitude] of ring)
    expect(Math.abs(distanceKm(centre, { longitude, latitude }) / km - 1)).toBeLessThan(0.02);
  expect(ring.at(-1)).toEqual(ring[0]);
});
