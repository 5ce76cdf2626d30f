import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mapDataSchema } from '@/lib/platform/map/map-style';
import { buildLocalMap } from './build-local-map';

const data = mapDataSchema.parse(JSON.parse(readFileSync('demo/places/map.json', 'utf8')));

it.each([
  ['inland', { latitude: 52.5, longitude: 13.4 }, 'Berlin'],
  ['near the sea', { latitude: 54.32, longitude: 10.13 }, 'Kiel'],
  ['near a border', { latitude: 47.66, longitude: 9.17 }, 'Konstanz'],
])('draws the surroundings of a shop %s, small enough for a page', (_name, centre, town) => {
  const map = buildLocalMap(data, centre);
  expect(map?.pin).toEqual({ x: 600, y: 210 });
  expect(map?.land).toMatch(/^M/);
  expect((map?.land.length ?? 0) + (map?.borders.length ?? 0)).toBeLessThan(20_000);
  expect(JSON.stringify(map).length).toBeLessThan(28_000);
  expect(map?.towns.map(({ name }) => name)).toContain(town);
  for (const { x, y } of map?.towns ?? []) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(420);
  }
});

it('draws the main rivers, lakes and towns nearby', () => {
  const map = buildLocalMap(data, { latitude: 50.94, longitude: 6.96 });
  expect(map?.rivers.wide).toMatch(/^M/);
  expect(map?.rivers.narrow).toMatch(/^M/);
  expect(map?.urban).toMatch(/^M/);
  expect(buildLocalMap(data, { latitude: 47.66, longitude: 9.17 })?.lakes).toMatch(/^M/);
});

it('draws nothing without data', () => {
  expect(buildLocalMap(null, { latitude: 52, longitude: 13 })).toBeNull();
});
